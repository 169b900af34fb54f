/**
 * Games of Jump61 between two machines, over remote mailboxes. {@link jump61.remote.RemoteGame} is the entry point. The
 * protocol itself is {@code Protocol}, which is pure and independent of the network. See docs/remote-protocol.md.
 */
package jump61.remote;
