package jump61.window.board;

/** How much a board tells of what moves would do. Each level includes those before it. */
public enum Help {
    NONE,
    /** What the move pointed at would do, and which moves would lose at once. */
    SOME,
    /** What the opponent threatens, too. */
    ALL;

    /** {@return whether this includes another level} */
    public boolean includes(Help other) {
        return compareTo(other) >= 0;
    }
}
