package jump61.puzzle;

import java.util.Optional;
import jump61.game.SearchState;

/** Solves positions by searching to the end of the game: the exact result with best play, without any evaluation. */
public final class ScoreSolver {
    private static final int TABLE_BITS = 18;
    private static final byte YES = 1;
    private static final byte NO = 2;

    private final SearchState root;
    private final long most;
    private final long[] keys = new long[1 << TABLE_BITS];
    /**
     * The answers: yes, no, or 0 where nothing is known. Each position has only one question, because one side always
     * needs a win and the other a draw.
     */
    private final byte[] answers = new byte[1 << TABLE_BITS];

    private final int[] moves;
    private SearchState state;
    private long nodes;

    /** Thrown when an answer takes too long. */
    private static final class TooLong extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TooLong() {
            super(null, null, false, false);
        }
    }

    /**
     * Creates a solver.
     *
     * @param root the position to solve
     * @param nodes maximum number of positions visited for one answer
     */
    public ScoreSolver(SearchState root, long nodes) {
        this.root = root;
        this.most = nodes;
        this.moves = new int[root.maxMoves() * (root.maxPlies() + 2)];
    }

    /** {@return whether playing {@code move} at the root loses; empty if that takes too long to find out} */
    public Optional<Boolean> losesBy(int move) {
        state = root.copy();
        nodes = 0;
        state.play(move);
        try {
            return Optional.of(reaches(SearchState.WON, 0));
        } catch (TooLong givenUp) {
            return Optional.empty();
        }
    }

    /**
     * {@return whether the side to move can reach {@code outcome} or better: {@link SearchState#WON} or {@code DRAWN}}
     */
    private boolean reaches(int outcome, int from) {
        if (state.outcome() != SearchState.OPEN) {
            return state.outcome() >= outcome;
        }
        if (++nodes > most) {
            throw new TooLong();
        }
        long hash = state.hash();
        int at = (int) (hash >>> Long.SIZE - TABLE_BITS);
        if (keys[at] == hash && answers[at] != 0) {
            return answers[at] == YES;
        }
        boolean reached = anyMoveReaches(outcome, from);
        answers[at] = reached ? YES : NO;
        keys[at] = hash;
        return reached;
    }

    private boolean anyMoveReaches(int outcome, int from) {
        int to = state.legalMoves(moves, from);
        for (int i = from; i < to; i++) {
            state.play(moves[i]);
            boolean reached = !reaches(1 - outcome, to);
            state.undo();
            if (reached) {
                return true;
            }
        }
        return false;
    }
}
