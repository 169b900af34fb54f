package jump61.solver;

/**
 * The question that a proof-number search decides for its root: does the side to move succeed? One side is the
 * attacker, which must win, possibly within a number of plies;
 * a draw is not enough for it.
 *
 * @param moverAttacks whether the side to move is the attacker; otherwise it succeeds by holding out
 * @param plies number of plies within which the attacker must win; {@link #UNLIMITED} for no limit
 */
record Goal(boolean moverAttacks, int plies) {
    /** More plies than any game has. */
    static final int UNLIMITED = 1 << 20;

    /** Does the side to move win? */
    static final Goal WIN = new Goal(true, UNLIMITED);
    /** Does the side to move win or draw? */
    static final Goal SHARE = new Goal(false, UNLIMITED);

    /** {@return the question whether the side to move wins within this many plies} */
    static Goal winWithin(int plies) {
        return new Goal(true, plies);
    }

    /** {@return the question whether the side to move avoids losing within this many plies} */
    static Goal holdFor(int plies) {
        return new Goal(false, plies);
    }

    boolean isLimited() {
        return plies < UNLIMITED;
    }
}
