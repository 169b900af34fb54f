/**
 * Games between two people with this program, on one network; it must not know any window.
 *
 * <p>{@link jump61.table.Table} is the entry point. What the two programs say to each other is {@link
 * jump61.table.Conversation}, which is pure and independent of the network. See docs/table-protocol.md.
 */
package jump61.table;
