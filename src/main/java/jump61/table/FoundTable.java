package jump61.table;

/**
 * An open table that was found on the network.
 *
 * @param id tells tables apart
 * @param name who opened it; may be empty
 * @param terms what is played
 * @param where it can be joined
 */
public record FoundTable(String id, String name, Terms terms, TableCode where) {}
