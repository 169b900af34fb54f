package jump61.engine;

import java.time.Duration;
import jump61.game.SearchState;

/**
 * How far the proofs of a {@link Guard} look.
 *
 * @param win maximum plies to a forced win
 * @param loss maximum plies to a forced loss
 * @param tableBits base-2 logarithm of the number of entries of their table
 */
record ProofRange(int win, int loss, int tableBits) {
    /** Number of moves up to which proofs are fast, so that full strength proves two plies more. */
    private static final int FEW_MOVES = 16;
    /**
     * Number of moves up to which full strength solves every game to its end, which is at most this many plies away.
     */
    private static final int VERY_FEW_MOVES = 9;

    private static final int LONGEST_SEEN_THROUGH = 16;
    private static final int HURRIED_TABLE_BITS = 10;
    private static final Duration HURRY = Duration.ofMillis(20);

    /** {@return the range for a search from {@code root} with this limit of time} */
    static ProofRange of(SearchState root, boolean fullStrength, Duration time) {
        boolean hurried = root.maxMoves() > FEW_MOVES && time.compareTo(HURRY) < 0;
        int more = (fullStrength ? ofFullStrength(root) - Guard.WIN : 0) - (hurried ? 2 : 0);
        int tableBits = hurried ? HURRIED_TABLE_BITS : ForcedWins.USUAL_TABLE_BITS;
        return new ProofRange(Guard.WIN + more, Guard.LOSS + more, tableBits);
    }

    /** {@return the number of plies within which full strength finds every forced win, given enough time} */
    static int ofFullStrength(SearchState root) {
        if (root.maxMoves() <= VERY_FEW_MOVES) {
            return LONGEST_SEEN_THROUGH;
        }
        return root.maxMoves() <= FEW_MOVES ? Guard.WIN + 2 : Guard.WIN;
    }
}
