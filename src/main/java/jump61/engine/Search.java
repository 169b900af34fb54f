package jump61.engine;

import java.util.Arrays;
import jump61.game.SearchState;
import jump61.game.TacticalState;

/**
 * Alpha-beta search with a principal variation window and a transposition table, for one thread. Scores count plies
 * from the root: a win is {@link Score#WIN} minus the ply at which it comes.
 */
final class Search {
    /** Maximum depth; deeper lines are cut off and evaluated. */
    static final int DEEPEST = 120;

    /** Larger than every score. */
    static final int INFINITE = Score.WIN + 1;

    /** Maximum number of forcing moves in a row before a position is evaluated anyway. */
    private static final int QUIESCENCE_PLIES = 6;

    /** Minimum depth for a null move. */
    private static final int PASSING_DEPTH = 3;
    /** A null move is tried only if the estimate exceeds the window by this much. */
    private static final int PASSING_MARGIN = 20;

    /** Number of plies for whose moves there is room at first: few searches need more, and making room takes time. */
    private static final int USUAL_PLIES = 16;

    /** Number of positions whose moves a thread searches before it adopts what the others have learned about moves. */
    private static final int POSITIONS_BETWEEN_MEETINGS = 2_048;

    private static final int NEAREST_ESTIMATE = SearchState.ESTIMATE_BOUND;

    private final SearchState root;
    private SearchState state;
    /** The same as {@code state}, or null if its game is not tactical. */
    private TacticalState tactical;

    private final Team team;
    private final TranspositionTable table;
    private final Budget budget;
    private final MoveOrder order;
    private final Claims claims;
    private int untilMeeting = POSITIONS_BETWEEN_MEETINGS;
    /** The ply at which a null move has just been tried; negative if none has. There are never two in a row. */
    private int passed;

    private int[] moves;
    private int[] ratings;
    /** By ply, the move that led there. */
    private final int[] path = new int[DEEPEST + 1];

    private final PrincipalVariation line = new PrincipalVariation(DEEPEST + QUIESCENCE_PLIES + 2);

    /** Searches from the position of {@code root}, which is not modified. */
    Search(SearchState root, Team team, Budget budget) {
        this.root = root;
        this.team = team;
        this.table = team.table();
        this.order = team.join();
        this.claims = team.claims();
        this.budget = budget;
        this.moves = new int[root.maxMoves() * USUAL_PLIES];
        this.ratings = new int[moves.length];
        begin();
    }

    private void begin() {
        state = root.copy();
        passed = -1;
        tactical = state instanceof TacticalState known ? known : null;
    }

    /** Thrown when the budget is used up, to leave the tree at once. */
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
     * @throws Stopped if the budget is used up
     */
    int rootMove(int move, int depth, int alpha, int beta) {
        path[1] = move;
        long claim = claims.claim(state.hash(), move, depth);
        state.play(move);
        try {
            int score = -node(depth - 1, -beta, -alpha, 1, 0);
            state.undo();
            return score;
        } catch (Stopped stopped) {
            begin();
            throw stopped;
        } finally {
            claims.end(claim);
        }
    }

    /** {@return whether a thread is searching a move at the root} */
    boolean isClaimed(int move) {
        return claims.contain(root.hash(), move);
    }

    /** {@return the principal variation of the last {@link #rootMove}, starting with that move} */
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
            table.put(hash, TranspositionTable.move(known), toTable(highest, ply), depth, TranspositionTable.LOWER);
            return highest;
        }
        meetNowAndThen();
        return moves(depth, lowest, highest, ply, from, hash, TranspositionTable.move(known));
    }

    /**
     * Tries a null move. If passing is good enough, a move almost certainly is, except in the rare positions where
     * every move does harm; so nothing is proven by it.
     *
     * @return a lower bound on the value of the position; {@code alpha} if no null move was tried
     */
    private int passing(int depth, int alpha, int beta, int ply, int from) {
        boolean worthwhile = depth >= PASSING_DEPTH && beta - alpha == 1 && tactical != null && passed != ply - 1;
        if (!worthwhile || Math.abs(beta) > NEAREST_ESTIMATE || state.evaluate() < beta + PASSING_MARGIN) {
            return alpha;
        }
        passed = ply;
        path[ply + 1] = MoveOrder.PASS;
        tactical.pass();
        int score = -node(depth - 3 - depth / 4, -beta, -alpha, ply + 1, from);
        state.undo();
        passed = -1;
        line.clear(ply);
        return score;
    }

    /**
     * Evaluates a leaf by quiescence search: the side to move may accept the estimate, or first try its one forcing
     * move. An immediate win is detected; every other score is an estimate.
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
        makeRoom(from);
        int to = state.legalMoves(moves, from);
        boolean rated = !MoveOrder.bringFirst(tableMove, moves, from, to);
        if (rated) {
            order.rate(moves, ratings, from, to, tableMove, ply, before(ply));
        }
        int best = -INFINITE;
        int bestMove = -1;
        int raised = alpha;
        int putOff = 0;
        for (int i = from; i < to; i++) {
            if (!rated && i > from) {
                // The table's move did not cause a cutoff, so the order of the others matters.
                order.rate(moves, ratings, i, to, tableMove, ply, before(ply));
                rated = true;
            }
            if (rated) {
                MoveOrder.bringBest(moves, ratings, i, to);
            }
            putOff = i > from && claims.matterAt(depth) ? putOffClaimed(i, to, hash, i - from, putOff) : putOff;
            int move = moves[i];
            int score = after(i, placeOf(i, from, putOff), depth, raised, beta, ply, to);
            if (score > best) {
                best = score;
                bestMove = move;
                if (score > raised) {
                    raised = score;
                    line.extend(ply, move);
                    if (score >= beta) {
                        order.learn(moves, from, i, ply, depth, before(ply));
                        break;
                    }
                }
            }
        }
        table.put(hash, bestMove, toTable(best, ply), depth, bound(best, alpha, beta));
        return best;
    }

    /**
     * Puts off, once, each move at an index that another thread is searching.
     *
     * @param tried number of moves searched here
     * @param before number of moves put off here
     * @return number of moves put off here now
     */
    private int putOffClaimed(int at, int to, long hash, int tried, int before) {
        int putOff = before;
        while (!MoveOrder.isPutOff(ratings[at]) && claims.contain(hash, moves[at])) {
            ratings[at] = MoveOrder.putOff(ratings[at], tried + putOff);
            putOff++;
            MoveOrder.bringBest(moves, ratings, at, to);
        }
        return putOff;
    }

    /**
     * {@return the place of a move in the order in which a single thread would try the moves} Therefore, a move is reduced
     * as much as if no other thread were searching here.
     */
    private int placeOf(int at, int from, int putOff) {
        return putOff > 0 && MoveOrder.isPutOff(ratings[at]) ? MoveOrder.place(ratings[at]) : at - from + putOff;
    }

    /**
     * Returns the move that led to a ply, if replies to it are worth learning. Where moves are more than squares, as in
     * Checkers, too many would share their entries (docs/strength.md).
     */
    private int before(int ply) {
        return tactical == null ? MoveOrder.NO_MOVE : path[ply];
    }

    private void meetNowAndThen() {
        if (--untilMeeting == 0) {
            team.meet(order, budget.nodes());
            untilMeeting = POSITIONS_BETWEEN_MEETINGS;
        }
    }

    private void makeRoom(int from) {
        if (from + root.maxMoves() > moves.length) {
            moves = Arrays.copyOf(moves, 2 * moves.length);
            ratings = Arrays.copyOf(ratings, moves.length);
        }
    }

    private static int bound(int score, int alpha, int beta) {
        if (score >= beta) {
            return TranspositionTable.LOWER;
        }
        return score > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
    }

    /** {@return the score of the move at an index, which has this place in the order of moves} */
    private int after(int at, int place, int depth, int alpha, int beta, int ply, int to) {
        path[ply + 1] = moves[at];
        long claim = place == 0 ? Claims.NO_CLAIM : claims.claim(state.hash(), moves[at], depth);
        state.play(moves[at]);
        int score = place == 0
                ? -node(depth - 1, -beta, -alpha, ply + 1, to)
                : late(Reductions.of(depth, place, MoveOrder.doubt(ratings[at])), depth, alpha, beta, ply, to);
        state.undo();
        claims.end(claim);
        return score;
    }

    /** Searches a late move, at first less deeply, and again at full depth if it turns out better than expected. */
    private int late(int reduction, int depth, int alpha, int beta, int ply, int from) {
        int score = -node(depth - 1 - reduction, -alpha - 1, -alpha, ply + 1, from);
        if (reduction > 0 && score > alpha) {
            score = -node(depth - 1, -alpha - 1, -alpha, ply + 1, from);
        }
        if (score > alpha && score < beta) {
            score = -node(depth - 1, -beta, -alpha, ply + 1, from);
        }
        return score;
    }

    /**
     * Whether a table entry decides the position. A proven result does not depend on depth: a forced win remains one, and
     * is at least as fast; likewise a forced loss.
     */
    private static boolean settles(long known, int depth, int alpha, int beta, int ply) {
        int score = fromTable(TranspositionTable.score(known), ply);
        int bound = TranspositionTable.bound(known);
        boolean deep = TranspositionTable.depth(known) >= depth;
        boolean cutsAbove = (bound & TranspositionTable.LOWER) != 0 && score >= beta;
        boolean cutsBelow = (bound & TranspositionTable.UPPER) != 0 && score <= alpha;
        return cutsAbove && (deep || score > NEAREST_ESTIMATE) || cutsBelow && (deep || score < -NEAREST_ESTIMATE);
    }

    /**
     * Converts a score for the table, where a proven result counts plies from its own position and not from the root.
     */
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

    /** The best line found from each ply of the current path. */
    static final class PrincipalVariation {
        private final int[][] lines;
        private final int[] lengths;

        PrincipalVariation(int plies) {
            lines = new int[plies][];
            for (int ply = 0; ply < plies; ply++) {
                lines[ply] = new int[plies - ply];
            }
            lengths = new int[plies];
        }

        void clear(int ply) {
            lengths[ply] = 0;
        }

        void set(int ply, int move) {
            lines[ply][0] = move;
            lengths[ply] = 1;
        }

        /** Records that the best line from {@code ply} is {@code move}, followed by the best line after it. */
        void extend(int ply, int move) {
            int rest = lengths[ply + 1];
            lines[ply][0] = move;
            System.arraycopy(lines[ply + 1], 0, lines[ply], 1, rest);
            lengths[ply] = rest + 1;
        }

        /** {@return {@code move}, followed by the line from {@code ply}} */
        int[] from(int ply, int move) {
            int[] whole = new int[lengths[ply] + 1];
            whole[0] = move;
            System.arraycopy(lines[ply], 0, whole, 1, lengths[ply]);
            return Arrays.copyOf(whole, whole.length);
        }
    }

    /**
     * By how many plies the search of late moves is reduced: more at greater depth, for later moves, and for moves that
     * have been of no use elsewhere.
     */
    static final class Reductions {
        private static final int MOVES = 100;
        private static final int LEAST_DEPTH = 2;
        /** Minimum number of plies that must remain for doubt to take off another one. */
        private static final int LEAST_IN_DOUBT = 3;

        private static final double BASE = 0.75;
        private static final double SCALE = 1.5;

        private static final byte[][] TABLE = new byte[Search.DEEPEST + 1][MOVES];

        static {
            for (int depth = LEAST_DEPTH; depth <= Search.DEEPEST; depth++) {
                for (int tried = 1; tried < MOVES; tried++) {
                    double plies = BASE + StrictMath.log(depth) * StrictMath.log(tried) / SCALE;
                    TABLE[depth][tried] = (byte) Math.min(depth - 1, (int) plies);
                }
            }
        }

        private Reductions() {}

        /**
         * {@return the number of plies to leave out for a move}
         *
         * @param depth the remaining depth, in plies
         * @param tried number of moves tried before it
         * @param doubt what the search has learned about it elsewhere; see {@link MoveOrder#doubt}
         */
        static int of(int depth, int tried, int doubt) {
            int plies = TABLE[depth][Math.min(tried, MOVES - 1)];
            if (doubt > 0 && depth - plies < LEAST_IN_DOUBT) {
                return plies;
            }
            return Math.max(0, plies + doubt);
        }
    }
}
