package jump61.engine;

import java.util.ArrayList;
import java.util.List;
import jump61.game.SearchState;
import jump61.game.TacticalState;

/**
 * Proves exactly whether a win can be forced within a number of plies. The search knows only yes and no, and is
 * deepened by one move of the winner at a time. It is complete, so a no is a proof too.
 */
public final class ForcedWins {
    /** Base-2 logarithm of a table size that suits proofs within 7 plies. */
    static final int USUAL_TABLE_BITS = 15;

    /** The longest win that can be proven, in plies. */
    static final int DEEPEST = 31;

    /** On a large board that is nearly full, a move can take a tenth of a millisecond to refute. */
    private static final int MOVES_BETWEEN_LOOKS = 8;

    private final TacticalState state;
    private final Budget budget;
    private final ProofTable table;
    private final MoveOrder order = new MoveOrder(DEEPEST + 1);
    private final int[] moves;
    private final int[] ratings;
    private int winner;

    /** Proves wins from {@code state}, without a limit. */
    public ForcedWins(TacticalState state) {
        this(state, new Budget(Limits.NONE, SearchMonitor.NONE), USUAL_TABLE_BITS);
    }

    /**
     * Proves wins from {@code state}, without a limit.
     *
     * @param table the results of all proofs on the same board, to which this one adds
     */
    public ForcedWins(TacticalState state, ProofTable table) {
        this(state, new Budget(Limits.NONE, SearchMonitor.NONE), table);
    }

    /** Proves wins from {@code state}, which is left modified if the budget runs out. */
    ForcedWins(TacticalState state, Budget budget, int tableBits) {
        this(state, budget, new ProofTable(tableBits));
    }

    ForcedWins(TacticalState state, Budget budget, ProofTable table) {
        this.table = table;
        this.state = state;
        this.budget = budget;
        this.moves = new int[state.maxMoves() * (DEEPEST + 1)];
        this.ratings = new int[moves.length];
    }

    /**
     * {@return the number of plies in which the side to move can force a win; 0 if it cannot within {@code plies}}
     *
     * @param plies at most 31
     */
    public int distance(int plies) {
        winner = state.winningMove();
        if (winner >= 0) {
            return plies > 0 ? 1 : 0;
        }
        for (int within = 3; within <= plies; within += 2) {
            if (wins(within, 0, 0)) {
                return within;
            }
        }
        return 0;
    }

    /** {@return the winning move found by the last successful {@link #distance}} */
    public int winner() {
        return winner;
    }

    /** Like {@link #distance}, for the side that plays {@code move}, which counts as a ply. */
    int distanceAfter(int move, int plies) {
        state.play(move);
        int outcome = state.outcome();
        int distance = outcome == SearchState.LOST ? 1 : 0;
        for (int within = 2; outcome == SearchState.OPEN && distance == 0 && within < plies; within += 2) {
            distance = loses(within, 1, 0) ? within + 1 : 0;
        }
        state.undo();
        return distance;
    }

    /**
     * {@return the number of plies in which the opponent can force a win after {@code move}, which counts as a ply; 0
     * if it cannot}
     */
    int lossAfter(int move, int plies) {
        state.play(move);
        int distance = state.outcome() == SearchState.OPEN ? distance(plies - 1) : 0;
        state.undo();
        return distance == 0 ? 0 : distance + 1;
    }

    /** {@return the winner's best moves and the loser's longest defence, for a win proven to take {@code plies}} */
    int[] line(int plies) {
        List<Integer> line = new ArrayList<>();
        for (int left = plies; left > 0; left--) {
            int move = (plies - left) % 2 == 0 ? winnersMove(left) : losersMove(left);
            line.add(move);
            state.play(move);
        }
        line.forEach(move -> state.undo());
        return line.stream().mapToInt(Integer::intValue).toArray();
    }

    private int winnersMove(int plies) {
        if (plies == 1) {
            return state.winningMove();
        }
        int to = state.legalMoves(moves, 0);
        for (int i = 0; i < to; i++) {
            state.play(moves[i]);
            boolean wins = loses(plies - 1, 1, to);
            state.undo();
            if (wins) {
                return moves[i];
            }
        }
        throw new IllegalStateException("not a win in " + plies);
    }

    private int losersMove(int plies) {
        int to = state.legalMoves(moves, 0);
        for (int i = 0; i < to && plies > 2; i++) {
            state.play(moves[i]);
            boolean longest = !wins(plies - 3, 1, to);
            state.undo();
            if (longest) {
                return moves[i];
            }
        }
        return moves[0];
    }

    /** {@return whether the side to move wins within this odd number of plies} */
    private boolean wins(int plies, int ply, int from) {
        // At the root, there is none: distance has checked that.
        if (ply > 0 && state.winningMove() >= 0) {
            return true;
        }
        if (plies <= 1) {
            return false;
        }
        if (budget.spend()) {
            throw Search.Stopped.INSTANCE;
        }
        long hash = state.hash();
        int known = table.get(hash);
        // At the root, the move is needed, too.
        if (ply > 0 && ProofTable.winsWithin(known, plies)) {
            return true;
        }
        if (ProofTable.holdsFor(known, plies)) {
            return false;
        }
        boolean wins = anyMoveWins(plies, ply, from);
        table.put(hash, known, plies, wins);
        return wins;
    }

    private boolean anyMoveWins(int plies, int ply, int from) {
        int to = state.legalMoves(moves, from);
        if (plies > 3) {
            order.rate(moves, ratings, from, to, -1, ply, MoveOrder.NO_MOVE);
        }
        for (int i = from; i < to; i++) {
            if (plies > 3) {
                MoveOrder.bringBest(moves, ratings, i, to);
            }
            if (i % MOVES_BETWEEN_LOOKS == 0 && budget.isOver()) {
                throw Search.Stopped.INSTANCE;
            }
            state.play(moves[i]);
            boolean wins = loses(plies - 1, ply + 1, to);
            state.undo();
            if (wins) {
                if (ply == 0) {
                    winner = moves[i];
                }
                if (plies > 3) {
                    order.learn(moves, from, i, ply, plies, MoveOrder.NO_MOVE);
                }
                return true;
            }
        }
        return false;
    }

    /** {@return whether the opponent of the side to move wins within this even number of plies} */
    private boolean loses(int plies, int ply, int from) {
        if (plies == 2 && state.surelyHolds() || state.winningMove() >= 0) {
            return false;
        }
        int to = state.legalMoves(moves, from);
        order.rate(moves, ratings, from, to, -1, ply, MoveOrder.NO_MOVE);
        for (int i = from; i < to; i++) {
            MoveOrder.bringBest(moves, ratings, i, to);
            state.play(moves[i]);
            boolean loses = wins(plies - 1, ply + 1, to);
            state.undo();
            if (!loses) {
                order.learn(moves, from, i, ply, plies, MoveOrder.NO_MOVE);
                return false;
            }
        }
        return true;
    }
}
