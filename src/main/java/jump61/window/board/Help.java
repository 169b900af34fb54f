package jump61.window.board;

/** How much a board says about the effects of moves. Each level includes those before it. */
public enum Help {
    NONE,
    /** The effect of the move pointed at, and which moves would lose at once. */
    SOME,
    /** The opponent's threats, too. */
    ALL;

    /** {@return whether this includes another level} */
    public boolean includes(Help other) {
        return compareTo(other) >= 0;
    }
}
