package jump61.remote;

import jump61.cubes.CubesPosition;
import jump61.game.Side;
import jump61.game.Turn;

/** What happened in a {@link RemoteGame}, told in order on the thread the game belongs to. */
public sealed interface RemoteEvent {
    /**
     * The host waits for somebody to join.
     *
     * @param address the machine's address, as others reach it
     * @param port the port of its registry
     * @param thisMachineOnly whether only programs on this machine can join
     */
    record Waiting(String address, int port, boolean thisMachineOnly) implements RemoteEvent {}

    /**
     * The two are connected; the host sets up the position.
     *
     * @param peer the other machine's address
     */
    record Joined(String peer) implements RemoteEvent {}

    /**
     * Told to the joiner: the host has begun a new set-up.
     *
     * @param position the empty board
     * @param own the joiner's side
     */
    record SetUp(CubesPosition position, Side own) implements RemoteEvent {}

    /** Told to the joiner: the host has made a move that sets up the position. */
    record SetUpMove(Turn turn) implements RemoteEvent {}

    /**
     * Play begins, or is over at once if the set-up has won the game.
     *
     * @param position the position set up
     * @param own this side
     */
    record Started(CubesPosition position, Side own) implements RemoteEvent {}

    /** The other side has moved. */
    record Moved(Turn turn) implements RemoteEvent {}

    /**
     * The remote game is over; nothing follows.
     *
     * @param ending why
     * @param detail what there is to say beyond that, fit to be shown; may be empty
     */
    record Ended(RemoteEnding ending, String detail) implements RemoteEvent {}
}
