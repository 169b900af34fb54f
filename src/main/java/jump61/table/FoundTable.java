package jump61.table;

/**
 * A table that was found on the network.
 *
 * @param id tells tables apart
 * @param name who opened it; may be empty
 * @param terms what is played
 * @param where it can be joined or watched
 * @param other who plays there already, so that one can only watch; null if anybody may join
 */
public record FoundTable(String id, String name, Terms terms, TableCode where, String other) {
    /** {@return whether anybody may join} */
    public boolean isOpen() {
        return other == null;
    }
}
