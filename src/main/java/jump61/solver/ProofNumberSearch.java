package jump61.solver;

import java.util.function.BooleanSupplier;
import jump61.game.SearchState;

/**
 * Depth-first proof-number search (A. Nagai, Df-pn Algorithm for Searching AND/OR Trees and Its Applications, 2002). It
 * proves whether the side to move wins. Each position has two numbers: phi, the work left to show that the side to move
 * succeeds, and delta, the work left to show that it fails.
 *
 * <p>Four features adapt it to games with many transpositions and distant ends. A new position starts with numbers derived
 * from its evaluation, taken as log-odds, and from how near to the end it is. Delta is the largest number of the children
 * plus a small share of the others, because their sum would count the same work many times (T. Ueda et al., Weak
 * Proof-Number Search, 2008). A win within three plies is detected before a position is expanded ({@link FirstLook}).
 * Finally, a proof about one position settles others that can be compared with it ({@link Comparisons}).
 *
 * <p>Several threads can search the same root with a common table. Where one is at work, the others prefer moves that are
 * nearly as good (following T. Kaneko, Parallel Depth First Proof Number Search, 2010).
 */
public final class ProofNumberSearch {
    private static final int INFINITE = ProofNumberTable.INFINITE;
    private static final long KEY_OF_PLIES = 0x9E3779B97F4A7C15L;
    private static final int NODES_BETWEEN_LOOKS = 1024;
    /** Number of nodes after which other threads may have changed a lot. */
    private static final int NODES_BETWEEN_NEWS = 64;

    private static final int NOWHERE = Integer.MAX_VALUE;

    private final SearchState state;
    private final ProofNumberTable table;
    private final Comparisons comparisons;
    private final Whereabouts threads;
    private final BooleanSupplier cancelled;
    private final Goal goal;
    private final FirstLook firstLook;
    private final Children children;
    private final int width;
    /** The keys of the positions from the root to the current one. */
    private final long[] path;

    private RootWatcher watcher = RootWatcher.NONE;
    private long mostNodes = Long.MAX_VALUE;
    private long nextLook = NODES_BETWEEN_LOOKS;
    private int ply;
    /** The ply of the position that the question is about. */
    private int root;

    private long nodes;
    private boolean stopped;
    /** The ply of a position that another thread has settled, to which this one returns. */
    private int settledPly = NOWHERE;

    private int phi;
    private int delta;

    /**
     * Creates a search that decides the goal for {@code state}. The memory may have been used for other goals
     * and limits.
     *
     * @param earlier number of plies from the earliest position that uses the memory to {@code state}
     * @param cancelled polled regularly; true stops the search
     */
    ProofNumberSearch(
            SearchState state,
            int earlier,
            SolverMemory memory,
            Whereabouts threads,
            Goal goal,
            BooleanSupplier cancelled) {
        this.state = state;
        this.table = memory.numbers();
        this.threads = threads;
        this.goal = goal;
        this.cancelled = cancelled;
        this.firstLook = new FirstLook(state, earlier, goal);
        this.width = state.maxMoves();
        int plies = state.maxPlies() + 2;
        this.children = new Children(width * plies, table, threads);
        this.comparisons = new Comparisons(state, memory.dominance(), width * plies);
        this.path = new long[plies];
    }

    /**
     * {@return a search, on one thread, for a win of the side to move}
     *
     * @param earlier number of plies from the earliest position that uses the memory to {@code state}
     */
    public static ProofNumberSearch forWin(SearchState state, int earlier, SolverMemory memory) {
        return new ProofNumberSearch(state, earlier, memory, Whereabouts.NONE, Goal.WIN, () -> false);
    }

    /**
     * Searches until the goal is decided, or the search is cancelled.
     *
     * @return whether the goal is decided
     */
    public boolean run() {
        settledPly = NOWHERE;
        search(key(), INFINITE, INFINITE);
        return phi == 0 || delta == 0;
    }

    /** Moves to the position after a move, which {@link #run} then searches. */
    public void play(int move) {
        state.play(move);
        root = ++ply;
    }

    /** Returns to the position before the last move. */
    public void undo() {
        state.undo();
        root = --ply;
    }

    /** Reports everything that happens at the root to {@code root} from now on. */
    void watch(RootWatcher root) {
        watcher = root;
    }

    /** Gives up after expanding this many positions. */
    void limit(long most) {
        mostNodes = most;
    }

    /** {@return whether the side to move succeeds, once {@link #run} has decided that} */
    public boolean moverSucceeds() {
        return phi == 0;
    }

    /** {@return the move by which the side to move succeeds, once {@link #run} has proven that it does} */
    public int succeedingMove() {
        return children.moves[root * width];
    }

    /** {@return the number of positions expanded so far} */
    long nodes() {
        return nodes;
    }

    /** Searches a position that is not in the table; most often, a look at it is enough. */
    private void searchNew(long key, int phiLimit, int deltaLimit) {
        int seen = firstLook.look(left(), isAttackersMove());
        if (seen == FirstLook.UNDECIDED) {
            search(key, phiLimit, deltaLimit);
            return;
        }
        phi = seen == FirstLook.SUCCEEDS ? 0 : INFINITE;
        delta = seen == FirstLook.SUCCEEDS ? INFINITE : 0;
        table.put(key, phi, delta, 1);
        comparisons.learn(question(), phi == 0, phi == 0 ? firstLook.winner() : -1, 1);
    }

    private void search(long key, int phiLimit, int deltaLimit) {
        path[ply] = key;
        threads.enter(key);
        long before = nodes;
        int from = ply * width;
        int to = expand(from);
        int best;
        while (true) {
            best = children.mostProving(from, to);
            phi = children.deltas[best];
            delta = children.sharedPhi(from, to);
            if (ply == root) {
                tellOfRoot(best);
            }
            if (phi >= phiLimit || delta >= deltaLimit || phi == 0 || delta == 0 || isToReturn()) {
                break;
            }
            searchChild(children.next(best, from, to, phiLimit), from, to, phiLimit, deltaLimit);
        }
        table.put(key, phi, delta, nodes - before);
        if (phi == 0 || delta == 0) {
            comparisons.learn(question(), phi == 0, phi == 0 ? children.moves[best] : -1, nodes - before);
        }
        threads.leave(key);
        if (ply == settledPly) {
            adoptResult(key);
        }
    }

    private void tellOfRoot(int best) {
        if (phi == 0) {
            children.moves[root * width] = children.moves[best];
        }
        watcher.atRoot(nodes, phi, delta, state.decode(children.moves[best]));
    }

    private void searchChild(int child, int from, int to, int phiLimit, int deltaLimit) {
        long before = nodes;
        int childPhiLimit = deltaLimit == INFINITE ? INFINITE : deltaLimit - children.shareOfOthers(child, from, to);
        int childDeltaLimit = Math.min(phiLimit, children.slackenedSecond(child, from, to));
        state.play(children.moves[child]);
        ply++;
        if (children.isKnown(child)) {
            search(children.keys[child], childPhiLimit, childDeltaLimit);
        } else {
            searchNew(children.keys[child], childPhiLimit, childDeltaLimit);
        }
        ply--;
        state.undo();
        children.learn(child, phi, delta);
        if (threads != Whereabouts.NONE && nodes - before >= NODES_BETWEEN_NEWS) {
            children.lookUpAgain(from, to);
        }
    }

    private int expand(int from) {
        nodes++;
        int to = state.legalMoves(children.moves, from);
        int success = firstSuccess(from, to);
        if (success >= 0) {
            children.keepOnly(success, from);
            return from + 1;
        }
        return to;
    }

    /**
     * Determines what is known about all moves, or can be seen at a glance.
     *
     * @return a move that succeeds, after which the others do not matter; or -1
     */
    private int firstSuccess(int from, int to) {
        ply++;
        int success = firstAtAGlance(from, to);
        ply--;
        return success;
    }

    private int firstAtAGlance(int from, int to) {
        for (int child = from; child < to; child++) {
            state.play(children.moves[child]);
            note(child);
            state.undo();
            if (children.keys[child] == 0 && children.deltas[child] == 0) {
                return child;
            }
        }
        int success = children.lookUp(from, to);
        if (success < 0) {
            success = comparisons.settle(children, from, to);
        }
        for (int child = from; child < to && success < 0; child++) {
            boolean isNew = children.keys[child] != 0 && !children.isKnown(child);
            if (!children.leaveOutTwin(child, from) && isNew) {
                state.play(children.moves[child]);
                glance(child);
                state.undo();
                success = children.deltas[child] == 0 ? child : -1;
            }
        }
        return success;
    }

    /** Notes the current position, to which a move leads. If the game is over there, the move is settled. */
    private void note(int child) {
        int outcome = state.outcome();
        if (outcome == SearchState.OPEN) {
            children.keys[child] = key();
            comparisons.note(child, question());
        } else {
            children.keys[child] = 0;
            children.settle(child, outcome == SearchState.WON || outcome == SearchState.DRAWN && !isAttackersMove());
        }
    }

    /** Glances at the current position, to which a move leads. */
    private void glance(int child) {
        if (left() <= 0) {
            children.settle(child, !isAttackersMove());
            return;
        }
        int result = firstLook.glance(ply, left(), isAttackersMove());
        if (result == FirstLook.UNDECIDED) {
            children.set(child, firstLook.phi(), firstLook.delta());
        } else {
            children.settle(child, result == FirstLook.SUCCEEDS);
        }
    }

    /** {@return the number of plies left in which the attacker must win} */
    private int left() {
        return goal.plies() - ply;
    }

    private boolean isAttackersMove() {
        return (ply % 2 == 0) == goal.moverAttacks();
    }

    /** {@return the key of the question about the current position} */
    private long key() {
        return state.symmetryKey() + question();
    }

    /**
     * Returns a number that distinguishes questions about the same position: with a different number of plies left, or
     * without a limit, the question is different. If draws are possible, it also matters who attacks.
     */
    private long question() {
        if (!goal.isLimited() && !state.canBeDrawn()) {
            return 0;
        }
        long plies = goal.isLimited() ? left() : 0;
        return (2 * plies + (isAttackersMove() ? 5 : 4)) * KEY_OF_PLIES;
    }

    /** {@return whether the search of the current position can end} */
    private boolean isToReturn() {
        stopped |= nodes >= mostNodes;
        if (nodes >= nextLook) {
            nextLook = nodes + NODES_BETWEEN_LOOKS;
            stopped |= cancelled.getAsBoolean();
            settledPly = settledPly();
        }
        return stopped || ply >= settledPly;
    }

    /** {@return the first ply on the way from the root, except the root itself, that another thread has settled} */
    private int settledPly() {
        for (int i = root + 1; i <= ply && threads != Whereabouts.NONE; i++) {
            long known = table.find(path[i]);
            if (known != ProofNumberTable.UNKNOWN && ProofNumberTable.isProof(known)) {
                return i;
            }
        }
        return NOWHERE;
    }

    private void adoptResult(long key) {
        settledPly = NOWHERE;
        long known = table.find(key);
        if (known != ProofNumberTable.UNKNOWN) {
            phi = ProofNumberTable.phi(known);
            delta = ProofNumberTable.delta(known);
        }
    }
}
