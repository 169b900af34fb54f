package jump61.game;

/**
 * One of the two sides of a game, in the order in which they move. Each {@link Game} decides the sides' names and
 * colours.
 */
public enum Side {
    /** The side that moves first from the start of the game. */
    FIRST,
    /** The side that moves second from the start of the game. */
    SECOND;

    /** {@return the other side} */
    public Side opponent() {
        return this == FIRST ? SECOND : FIRST;
    }
}
