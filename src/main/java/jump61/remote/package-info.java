/**
 * Games of Jump61 between two machines, over mailboxes. {@link jump61.remote.RemoteGame} is the door; the protocol itself
 * is {@code Protocol}, pure and without a network. See docs/remote-protocol.md.
 */
package jump61.remote;
