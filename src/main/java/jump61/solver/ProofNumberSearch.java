package jump61.solver;

import java.util.function.BooleanSupplier;
import jump61.engine.ForcedWins;
import jump61.game.SearchState;
import jump61.game.TacticalState;

/**
 * Depth-first proof-number search (A. Nagai, Df-pn Algorithm for Searching AND/OR Trees and Its Applications, 2002). It
 * proves whether the side to move wins. Each position has two numbers: phi, the work left to show that the side to move
 * succeeds, and delta, the work left to show that it fails.
 *
 * <p>Three features adapt it to games with many transpositions and distant ends. A new position starts with numbers
 * derived from its evaluation, taken as log-odds. Delta is the largest number of the children plus a small share of the
 * others, because their sum would count the same work many times (T. Ueda et al., Weak Proof-Number Search, 2008). And
 * a win within three plies is detected at once.
 */
final class ProofNumberSearch {
    private static final int INFINITE = ProofNumberTable.INFINITE;
    /** The initial numbers of an even position. */
    private static final double EVEN = 64;
    /** The evaluation, in hundredths, that multiplies the odds by e. */
    private static final double ESTIMATE_FOR_E = 45;

    private static final int MOST_AT_FIRST = 1_000_000;
    private static final int SHARE_OF_OTHERS = 8;
    private static final int SLACK = 8;
    private static final int SEEN_AT_ONCE = 3;
    /**
     * Plies of forced wins searched at each leaf if plies are limited. A deeper look pays there, because its no is a
     * proof too.
     */
    private static final int SEEN_WHEN_LIMITED = 5;

    private static final long KEY_OF_PLIES = 0x9E3779B97F4A7C15L;
    private static final int NODES_BETWEEN_LOOKS = 1024;

    private final SearchState state;
    private final ProofNumberTable table;
    private final BooleanSupplier cancelled;
    private final Goal goal;
    private final ForcedWins forcedWins;
    private final int width;
    private final int[] moves;
    private final long[] keys;
    private final int[] phis;
    private final int[] deltas;
    private RootWatcher watcher = (nodesSoFar, proof, disproof, move) -> {};
    private long mostNodes = Long.MAX_VALUE;
    private int ply;
    private long nodes;
    private boolean stopped;
    private boolean seenDraws;
    private int phi;
    private int delta;

    /**
     * Creates a search that decides the goal for {@code state}. The table may have been used for other goals and
     * limits.
     */
    ProofNumberSearch(SearchState state, ProofNumberTable table, Goal goal, BooleanSupplier cancelled) {
        this.state = state;
        this.table = table;
        this.goal = goal;
        this.cancelled = cancelled;
        this.forcedWins = state instanceof TacticalState tactical ? new ForcedWins(tactical) : null;
        this.width = state.maxMoves();
        int places = width * (state.maxPlies() + 2);
        moves = new int[places];
        keys = new long[places];
        phis = new int[places];
        deltas = new int[places];
    }

    /**
     * Searches until the goal is decided, or the search is cancelled.
     *
     * @return whether the goal is decided
     */
    boolean run() {
        search(key(goal.plies(), goal.moverAttacks()), INFINITE, INFINITE);
        return phi == 0 || delta == 0;
    }

    /** Reports everything that happens at the root to {@code root} from now on. */
    void watch(RootWatcher root) {
        watcher = root;
    }

    /** Gives up after expanding so many positions. */
    void limit(long most) {
        mostNodes = most;
    }

    /** {@return whether the side to move succeeds, once {@link #run} has decided that} */
    boolean moverSucceeds() {
        return phi == 0;
    }

    /** {@return the move by which the side to move succeeds, once {@link #run} has proven that it does} */
    int succeedingMove() {
        return moves[0];
    }

    /** {@return whether the result depends on drawn games} */
    boolean hasSeenDraws() {
        return seenDraws;
    }

    /** {@return the number of positions expanded so far} */
    long nodes() {
        return nodes;
    }

    private void search(long key, int phiLimit, int deltaLimit) {
        long before = nodes;
        int from = ply * width;
        int to = expand(from);
        while (true) {
            int best = mostProving(from, to);
            phi = deltas[best];
            delta = sharedPhi(from, to, -1);
            if (phi == 0) {
                moves[from] = moves[best];
            }
            if (ply == 0) {
                watcher.atRoot(nodes, phi, delta, state.decode(moves[best]));
            }
            if (phi >= phiLimit || delta >= deltaLimit || phi == 0 || delta == 0 || isStopped()) {
                break;
            }
            searchChild(best, from, to, phiLimit, deltaLimit);
        }
        table.put(key, phi, delta, nodes - before);
    }

    private void searchChild(int child, int from, int to, int phiLimit, int deltaLimit) {
        int second = secondDelta(child, from, to);
        int childPhiLimit = deltaLimit == INFINITE ? INFINITE : deltaLimit - sharedPhi(from, to, child);
        int childDeltaLimit = Math.min(phiLimit, second == INFINITE ? INFINITE : slackened(second));
        state.play(moves[child]);
        ply++;
        search(keys[child], childPhiLimit, childDeltaLimit);
        ply--;
        state.undo();
        phis[child] = phi;
        deltas[child] = delta;
    }

    /** {@return a limit slightly above a number, so that the search does not switch between moves too often} */
    private static int slackened(int number) {
        return (int) Math.min(INFINITE - 1, number + 1L + number / SLACK);
    }

    private int expand(int from) {
        nodes++;
        int to = state.legalMoves(moves, from);
        for (int child = from; child < to; child++) {
            state.play(moves[child]);
            look(child);
            state.undo();
            if (deltas[child] == 0) {
                return keepOnly(child, from);
            }
            if (hasTwin(child, from)) {
                phis[child] = 0;
                deltas[child] = INFINITE;
            }
        }
        return to;
    }

    /** Keeps only a successful move, because then nothing else matters. */
    private int keepOnly(int child, int from) {
        moves[from] = moves[child];
        phis[from] = phis[child];
        deltas[from] = deltas[child];
        return from + 1;
    }

    private void look(int child) {
        int outcome = state.outcome();
        if (outcome != SearchState.OPEN) {
            boolean rootsMove = ply % 2 == 1;
            seenDraws |= outcome == SearchState.DRAWN;
            boolean succeeds =
                    outcome == SearchState.WON || outcome == SearchState.DRAWN && rootsMove == goal.drawIsSuccess();
            keys[child] = 0;
            settle(child, succeeds);
            return;
        }
        int left = goal.plies() - ply - 1;
        boolean attackersMove = (ply % 2 == 1) == goal.moverAttacks();
        keys[child] = key(left, attackersMove);
        long known = table.find(keys[child]);
        if (known != ProofNumberTable.UNKNOWN) {
            phis[child] = ProofNumberTable.phi(known);
            deltas[child] = ProofNumberTable.delta(known);
        } else if (!isSeenAtOnce(child, left, attackersMove)) {
            double odds = Math.exp(state.evaluate() / ESTIMATE_FOR_E);
            phis[child] = atFirst(EVEN / odds);
            deltas[child] = atFirst(EVEN * odds);
        }
    }

    /** Decides a position that is near its end, or has no plies left to win in. */
    private boolean isSeenAtOnce(int child, int left, boolean attackersMove) {
        if (left <= 0) {
            settle(child, !attackersMove);
            return true;
        }
        if (forcedWins == null) {
            return false;
        }
        boolean limited = goal.isLimited() && attackersMove;
        int seen = limited ? Math.min(left, SEEN_WHEN_LIMITED) : SEEN_AT_ONCE;
        boolean wins = forcedWins.distance(seen) > 0;
        // A side can win only by its own move, so one ply is too few for the side that does not move.
        boolean late = attackersMove ? limited && left <= SEEN_WHEN_LIMITED : left == 1;
        if (!wins && !late) {
            return false;
        }
        settle(child, wins || !attackersMove);
        table.put(keys[child], phis[child], deltas[child], 1);
        return true;
    }

    /**
     * Returns the key of a question: the same position with another number of plies left, or without a limit, is
     * another question.
     */
    private long key(int left, boolean attackersMove) {
        long key = state.symmetryKey();
        return goal.isLimited() ? key + (2L * left + (attackersMove ? 5 : 4)) * KEY_OF_PLIES : key;
    }

    private void settle(int child, boolean moverSucceeds) {
        phis[child] = moverSucceeds ? 0 : INFINITE;
        deltas[child] = moverSucceeds ? INFINITE : 0;
    }

    private static int atFirst(double number) {
        return (int) Math.max(1, Math.min(number, MOST_AT_FIRST));
    }

    private boolean hasTwin(int child, int from) {
        for (int other = from; other < child; other++) {
            if (keys[other] == keys[child] && keys[child] != 0) {
                return true;
            }
        }
        return false;
    }

    private int mostProving(int from, int to) {
        int best = from;
        for (int child = from + 1; child < to; child++) {
            if (deltas[child] < deltas[best] || deltas[child] == deltas[best] && phis[child] < phis[best]) {
                best = child;
            }
        }
        return best;
    }

    private int secondDelta(int best, int from, int to) {
        int second = INFINITE;
        for (int child = from; child < to; child++) {
            if (child != best && deltas[child] < second) {
                second = deltas[child];
            }
        }
        return second;
    }

    /**
     * Combines the phi numbers of the children.
     *
     * @param leftOut a child to leave out, or -1
     * @return the largest phi plus a share of the others; if a child is left out, only the share that the others add to
     *     its own
     */
    private int sharedPhi(int from, int to, int leftOut) {
        int most = 0;
        long sum = 0;
        for (int child = from; child < to; child++) {
            if (child != leftOut) {
                most = Math.max(most, phis[child]);
                sum += phis[child];
            }
        }
        if (leftOut >= 0) {
            return (int) Math.min(INFINITE, sum / SHARE_OF_OTHERS);
        }
        return most == INFINITE ? INFINITE : (int) Math.min(INFINITE - 1, most + (sum - most) / SHARE_OF_OTHERS);
    }

    private boolean isStopped() {
        stopped |= nodes >= mostNodes || nodes % NODES_BETWEEN_LOOKS == 0 && cancelled.getAsBoolean();
        return stopped;
    }
}
