package jump61.game;

/** One of the two sides of a game, by the order in which they move. The {@link Game} decides what a side is called and what colour it has. */
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
