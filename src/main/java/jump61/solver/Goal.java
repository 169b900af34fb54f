package jump61.solver;

/**
 * What a proof-number search shall decide of its root: whether the side to move succeeds. One of the sides attacks: it
 * must win, and may be given a number of plies for it.
 *
 * @param moverAttacks whether the side to move is the one that must win; otherwise it succeeds if it holds out
 * @param drawIsSuccess whether a draw counts as a success for the side to move
 * @param plies within how many plies the attacker must win; {@link #UNLIMITED} for any
 */
record Goal(boolean moverAttacks, boolean drawIsSuccess, int plies) {
    /** More plies than any game lasts. */
    static final int UNLIMITED = 1 << 20;

    /** The side to move wins. */
    static final Goal WIN = new Goal(true, false, UNLIMITED);
    /** The side to move wins or shares the game. */
    static final Goal SHARE = new Goal(false, true, UNLIMITED);

    /** {@return that the side to move wins within so many plies} */
    static Goal winWithin(int plies) {
        return new Goal(true, false, plies);
    }

    /** {@return that the side to move does not lose within so many plies} */
    static Goal holdFor(int plies) {
        return new Goal(false, true, plies);
    }

    boolean isLimited() {
        return plies < UNLIMITED;
    }
}
