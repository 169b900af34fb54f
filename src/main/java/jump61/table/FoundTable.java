package jump61.table;

/**
 * A table that was found on the network.
 *
 * @param id the table's unique id
 * @param name the name of the player who opened it; may be empty
 * @param terms what is played
 * @param where it can be joined or watched
 * @param other the name of the guest, if the table can only be watched; null if anybody may join
 */
public record FoundTable(String id, String name, Terms terms, TableCode where, String other) {
    /** {@return whether anybody may join} */
    public boolean isOpen() {
        return other == null;
    }
}
