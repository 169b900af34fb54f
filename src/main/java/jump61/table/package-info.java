/**
 * Games between two people with this program, on one network; it must not know any window.
 *
 * <p>{@link jump61.table.Table} is the entry point. {@link jump61.table.Conversation} models what the two programs say
 * to each other; it is pure and independent of the network. See docs/table-protocol.md.
 */
package jump61.table;
