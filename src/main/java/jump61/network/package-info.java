/**
 * Games between two machines, over the remote mailboxes of 2006; it must not know any window.
 *
 * <p>{@link jump61.network.RemoteGame} is the entry point. The protocol itself is {@code Protocol}, which is pure and
 * independent of the network. See docs/remote-protocol.md.
 */
package jump61.network;
