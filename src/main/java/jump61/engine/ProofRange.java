package jump61.engine;

import java.time.Duration;
import jump61.game.SearchState;

/**
 * How far ahead the proofs of a {@link Guard} look.
 *
 * @param win maximum plies to a forced win
 * @param loss maximum plies to a forced loss
 * @param tableBits base-2 logarithm of the number of entries of their table
 * @param share the part of a search's time and nodes that proofs may use on large boards, as a divisor: 8 is an eighth
 * @param shareOfAProof the part of the rest of that share that one proof may use on large boards, likewise
 */
record ProofRange(int win, int loss, int tableBits, int share, int shareOfAProof) {
    /** Number of moves up to which proofs are fast, so that full strength proves two plies more. */
    private static final int FEW_MOVES = 16;
    /**
     * Number of moves up to which full strength solves every game to its end, which is at most this many plies away.
     */
    private static final int VERY_FEW_MOVES = 9;

    /** Maximum number of moves for which all proofs can be completed. */
    private static final int MANY_MOVES = 36;

    private static final int LONGEST_SEEN_THROUGH = 16;
    private static final int HURRIED_TABLE_BITS = 10;
    private static final int SHARE = 8;
    private static final int SHARE_OF_A_PROOF = 3;
    /** In a hurry on a large board, wins are left to the search, which is better at seeing wins than losses. */
    private static final ProofRange LARGE_IN_A_HURRY = new ProofRange(1, 4, HURRIED_TABLE_BITS, 2, 1);

    private static final Duration HURRY = Duration.ofMillis(20);

    /** {@return the range for a search from {@code root} with this limit of time} */
    static ProofRange of(SearchState root, boolean fullStrength, Duration time) {
        boolean hurried = root.maxMoves() > FEW_MOVES && time.compareTo(HURRY) < 0;
        int more = fullStrength ? ofFullStrength(root) - Guard.WIN : 0;
        if (hurried && isLarge(root)) {
            return LARGE_IN_A_HURRY;
        }
        return hurried ? within(more - 2, HURRIED_TABLE_BITS) : within(more, ForcedWins.USUAL_TABLE_BITS);
    }

    private static ProofRange within(int more, int tableBits) {
        return new ProofRange(Guard.WIN + more, Guard.LOSS + more, tableBits, SHARE, SHARE_OF_A_PROOF);
    }

    /** {@return whether a board is so large that proofs may use only a part of the search's time and nodes} */
    static boolean isLarge(SearchState root) {
        return root.maxMoves() > MANY_MOVES;
    }

    /** {@return the number of plies within which full strength finds every forced win, given enough time} */
    static int ofFullStrength(SearchState root) {
        if (root.maxMoves() <= VERY_FEW_MOVES) {
            return LONGEST_SEEN_THROUGH;
        }
        return root.maxMoves() <= FEW_MOVES ? Guard.WIN + 2 : Guard.WIN;
    }
}
