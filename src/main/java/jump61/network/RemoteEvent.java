package jump61.network;

import jump61.game.Position;
import jump61.game.Side;
import jump61.game.Turn;

/** An event of a {@link RemoteGame}, delivered in order on the thread that the game belongs to. */
public sealed interface RemoteEvent {
    /**
     * The host is waiting for an opponent to join.
     *
     * @param address this machine's address, as others reach it
     * @param port the port of the registry
     * @param thisMachineOnly whether only programs on this machine can join
     */
    record Waiting(String address, int port, boolean thisMachineOnly) implements RemoteEvent {}

    /**
     * The two sides are connected; the host sets up the position.
     *
     * @param peer the other machine's address
     */
    record Joined(String peer) implements RemoteEvent {}

    /**
     * The host has begun a new set-up. Sent to the joiner only.
     *
     * @param position the empty board
     * @param own the joiner's side
     */
    record SetUp(Position position, Side own) implements RemoteEvent {}

    /** The host has made a set-up move. Sent to the joiner only. */
    record SetUpMove(Turn turn) implements RemoteEvent {}

    /**
     * Play begins. If the set-up has already won the game, it is over at once.
     *
     * @param position the position set up
     * @param own this side
     */
    record Started(Position position, Side own) implements RemoteEvent {}

    /** The other side has played a move. */
    record Moved(Turn turn) implements RemoteEvent {}

    /**
     * The remote game is over; no event follows.
     *
     * @param ending why it is over
     * @param detail further information that can be shown to the user; may be empty
     */
    record Ended(RemoteEnding ending, String detail) implements RemoteEvent {}
}
