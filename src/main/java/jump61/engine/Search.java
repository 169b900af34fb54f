package jump61.engine;

import jump61.game.SearchState;
import jump61.game.TacticalState;

/**
 * Alpha-beta with a principal variation window and a transposition table, for one thread. Scores count plies from the
 * root: a win is {@link Score#WIN} minus the ply it comes at.
 */
final class Search {
    /** Deeper lines are cut and estimated. */
    static final int DEEPEST = 120;

    /** Beyond every score. */
    static final int INFINITE = Score.WIN + 1;

    /** The longest line of forcing moves after which a position is judged all the same. */
    private static final int QUIESCENCE_PLIES = 6;

    /** From this depth on it is tried whether the side to move could even pass. */
    private static final int PASSING_DEPTH = 3;
    /** It is not tried unless the estimate is so far above the window. */
    private static final int PASSING_MARGIN = 20;

    private static final int NEAREST_ESTIMATE = SearchState.ESTIMATE_BOUND;

    private final SearchState root;
    private SearchState state;
    /** The same as {@code state}, or null if its game has no tactics of its own. */
    private TacticalState tactical;

    private final TranspositionTable table;
    private final Budget budget;
    private final MoveOrder order;
    /** The ply at which the search has just tried to pass; negative if it has not. Nobody passes twice in a row. */
    private int passed;
    private final int[] moves;
    private final int[] ratings;
    private final PrincipalVariation line = new PrincipalVariation(DEEPEST + QUIESCENCE_PLIES + 2);

    /** Searches from where {@code root} stands, which it does not change. */
    Search(SearchState root, TranspositionTable table, Budget budget) {
        this.root = root;
        this.table = table;
        this.budget = budget;
        this.order = new MoveOrder(DEEPEST + 1);
        this.moves = new int[root.maxMoves() * (DEEPEST + 1)];
        this.ratings = new int[moves.length];
        begin();
    }

    private void begin() {
        state = root.copy();
        passed = -1;
        tactical = state instanceof TacticalState known ? known : null;
    }

    /** Thrown when the budget is spent, to leave the tree at once. */
    static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1L;

        static final Stopped INSTANCE = new Stopped();

        private Stopped() {
            super(null, null, false, false);
        }
    }

    /**
     * {@return the score of a move at the root, for the side that plays it}
     *
     * @throws Stopped if the budget is spent
     */
    int rootMove(int move, int depth, int alpha, int beta) {
        state.play(move);
        try {
            int score = -node(depth - 1, -beta, -alpha, 1, 0);
            state.undo();
            return score;
        } catch (Stopped stopped) {
            begin();
            throw stopped;
        }
    }

    /** {@return the principal variation of the last {@link #rootMove}, which it begins with} */
    int[] lineAfter(int move) {
        return line.from(1, move);
    }

    private int node(int depth, int alpha, int beta, int ply, int from) {
        line.clear(ply);
        int outcome = state.outcome();
        if (outcome != SearchState.OPEN) {
            return outcome * (Score.WIN - ply);
        }
        if (budget.spend()) {
            throw Stopped.INSTANCE;
        }
        int lowest = Math.max(alpha, ply - Score.WIN);
        int highest = Math.min(beta, Score.WIN - ply - 1);
        if (lowest >= highest) {
            return lowest;
        }
        if (depth <= 0 || ply >= DEEPEST) {
            return quiesce(lowest, highest, ply, QUIESCENCE_PLIES);
        }
        long hash = state.hash();
        long known = table.get(hash);
        if (known != TranspositionTable.NONE && beta - alpha == 1 && settles(known, depth, lowest, highest, ply)) {
            return fromTable(TranspositionTable.score(known), ply);
        }
        int winning = tactical == null ? -1 : tactical.winningMove();
        if (winning >= 0) {
            line.set(ply, winning);
            return Score.WIN - ply - 1;
        }
        if (passing(depth, lowest, highest, ply, from) >= highest) {
            return highest;
        }
        return moves(depth, lowest, highest, ply, from, hash, TranspositionTable.move(known));
    }

    /**
     * Tries what happens if the side to move does nothing. If that is still good enough, a move surely is, but for the
     * rare positions in which every move does harm; so nothing is proven by it.
     *
     * @return a bound below the value of the position; {@code alpha} if it was not tried
     */
    private int passing(int depth, int alpha, int beta, int ply, int from) {
        boolean worthwhile = depth >= PASSING_DEPTH && beta - alpha == 1 && tactical != null && passed != ply - 1;
        if (!worthwhile || Math.abs(beta) > NEAREST_ESTIMATE || state.evaluate() < beta + PASSING_MARGIN) {
            return alpha;
        }
        passed = ply;
        tactical.pass();
        int score = -node(depth - 3 - depth / 4, -beta, -alpha, ply + 1, from);
        state.undo();
        passed = -1;
        line.clear(ply);
        return score;
    }

    /**
     * Judges a leaf by quiescence: the side to move may take the estimate as it is, or try its one forcing move first. A
     * win at once is seen; every other score is an estimate.
     */
    private int quiesce(int alpha, int beta, int ply, int pliesLeft) {
        int move = tactical == null ? TacticalState.QUIET : tactical.forcingMove();
        if (move != TacticalState.QUIET && tactical.forcingMoveWins()) {
            line.set(ply, move);
            return Score.WIN - ply - 1;
        }
        int standing = state.evaluate();
        if (move == TacticalState.QUIET || standing >= beta || pliesLeft == 0) {
            return standing;
        }
        if (budget.spend()) {
            throw Stopped.INSTANCE;
        }
        state.play(move);
        int score = -quiesce(-beta, -Math.max(alpha, standing), ply + 1, pliesLeft - 1);
        state.undo();
        return Math.max(standing, score);
    }

    private int moves(int depth, int alpha, int beta, int ply, int from, long hash, int tableMove) {
        int to = state.legalMoves(moves, from);
        boolean rated = !MoveOrder.bringFirst(tableMove, moves, from, to);
        if (rated) {
            order.rate(moves, ratings, from, to, tableMove, ply);
        }
        int best = -INFINITE;
        int bestMove = -1;
        int raised = alpha;
        for (int i = from; i < to; i++) {
            if (!rated && i > from) {
                // The table's move did not cut off, so the order of the others counts.
                order.rate(moves, ratings, i, to, tableMove, ply);
                rated = true;
            }
            if (rated) {
                MoveOrder.bringBest(moves, ratings, i, to);
            }
            int move = moves[i];
            state.play(move);
            int score = after(i - from, depth, raised, beta, ply, to);
            state.undo();
            if (score > best) {
                best = score;
                bestMove = move;
                if (score > raised) {
                    raised = score;
                    line.extend(ply, move);
                    if (score >= beta) {
                        order.learn(moves, from, i, ply, depth);
                        break;
                    }
                }
            }
        }
        int bound = best >= beta
                ? TranspositionTable.LOWER
                : best > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
        table.put(hash, bestMove, toTable(best, ply), depth, bound);
        return best;
    }

    /** Later moves are searched less deeply at first, and again to the full if they turn out better than thought. */
    private int after(int tried, int depth, int alpha, int beta, int ply, int from) {
        if (tried == 0) {
            return -node(depth - 1, -beta, -alpha, ply + 1, from);
        }
        int reduction = Reductions.of(depth, tried);
        int score = -node(depth - 1 - reduction, -alpha - 1, -alpha, ply + 1, from);
        if (reduction > 0 && score > alpha) {
            score = -node(depth - 1, -alpha - 1, -alpha, ply + 1, from);
        }
        if (score > alpha && score < beta) {
            score = -node(depth - 1, -beta, -alpha, ply + 1, from);
        }
        return score;
    }

    /** A proven end needs no depth: a forced win stays one, at least as fast, and a forced loss likewise. */
    private static boolean settles(long known, int depth, int alpha, int beta, int ply) {
        int score = fromTable(TranspositionTable.score(known), ply);
        int bound = TranspositionTable.bound(known);
        boolean deep = TranspositionTable.depth(known) >= depth;
        boolean cutsAbove = (bound & TranspositionTable.LOWER) != 0 && score >= beta;
        boolean cutsBelow = (bound & TranspositionTable.UPPER) != 0 && score <= alpha;
        return cutsAbove && (deep || score > NEAREST_ESTIMATE) || cutsBelow && (deep || score < -NEAREST_ESTIMATE);
    }

    /** In the table a proven end counts its plies from its own position, at the root from there. */
    private static int toTable(int score, int ply) {
        if (score > NEAREST_ESTIMATE) {
            return score + ply;
        }
        return score < -NEAREST_ESTIMATE ? score - ply : score;
    }

    private static int fromTable(int score, int ply) {
        if (score > NEAREST_ESTIMATE) {
            return score - ply;
        }
        return score < -NEAREST_ESTIMATE ? score + ply : score;
    }
}
