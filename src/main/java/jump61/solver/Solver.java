package jump61.solver;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.BooleanSupplier;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;

/**
 * Proves who wins positions on one board. What it has learned is reused for later positions.
 */
public final class Solver {
    /** No limit on the number of plies. */
    public static final int ANY_PLIES = Goal.UNLIMITED;

    private static final long NODES_ALONE = 10_000;

    private final long bytes;
    private SolverMemory memory;
    private final BooleanSupplier cancelled;
    private final RootWatcher watcher;
    private final int threads;
    private long nodesAlone = NODES_ALONE;
    /** The largest number of plies to the end of any position asked about so far. */
    private int mostPlies;

    /** Locked for reading by the helpers of the calling thread, and for writing while the table must stay as it is. */
    private final ReadWriteLock use = new ReentrantReadWriteLock();

    /**
     * Creates a solver that works on the calling thread.
     *
     * @param bytes size of its memory
     * @param cancelled polled regularly; true stops the solver
     */
    public Solver(long bytes, BooleanSupplier cancelled) {
        this(bytes, cancelled, RootWatcher.NONE);
    }

    /** Like {@link #Solver(long, BooleanSupplier)}, but reports the progress of {@link #solve} to {@code watcher}. */
    public Solver(long bytes, BooleanSupplier cancelled, RootWatcher watcher) {
        this(bytes, 1, cancelled, watcher);
    }

    /**
     * Creates a solver that works on several threads. How they work together depends on chance, so only with one thread
     * does a new solver always expand the same positions for a question, and find the same winning move.
     *
     * @param bytes size of its memory
     * @param threads number of threads, including the calling one, at least 1
     * @param cancelled polled regularly on the calling thread; true stops the solver
     * @param watcher receives the progress of {@link #solve}, on the calling thread
     */
    public Solver(long bytes, int threads, BooleanSupplier cancelled, RootWatcher watcher) {
        this.watcher = watcher;
        this.bytes = bytes;
        this.threads = threads;
        this.cancelled = cancelled;
    }

    /** Lets other threads help with questions that have already taken this many positions. */
    void helpAfter(long nodes) {
        nodesAlone = nodes;
    }

    /** {@return a move that keeps the win of the side to move, in a position just proven to be won for it} */
    public Optional<Move> winningMove(Position position) {
        return winningMove(position, ANY_PLIES);
    }

    /** Proves who wins a position with best play. */
    public Verdict solve(Position position) {
        return solve(position, Long.MAX_VALUE);
    }

    /** Like {@link #solve(Position)}, but gives up after expanding this many positions. */
    public Verdict solve(Position position, long mostNodes) {
        if (position.result().isPresent()) {
            return new Verdict(true, position.result().get().winner(), 0);
        }
        Side mover = position.toMove();
        ProofTeam team = team(position, Goal.WIN);
        team.watch(watcher);
        team.limit(mostNodes);
        Decision win = team.run();
        if (!win.decided()) {
            return new Verdict(false, Optional.empty(), win.nodes());
        }
        boolean draws = position.game().searchState(position).canBeDrawn();
        if (win.moverSucceeds() || !draws) {
            Side winner = win.moverSucceeds() ? mover : mover.opponent();
            return new Verdict(true, Optional.of(winner), win.nodes());
        }
        return solveShare(position, mover, win.nodes(), mostNodes);
    }

    /**
     * {@return a move that keeps the win of the side to move; empty if there is none or the solver was stopped}
     *
     * @param within maximum number of plies to the win, or {@link #ANY_PLIES}
     */
    public Optional<Move> winningMove(Position position, int within) {
        // Many such questions are answered before the search checks whether it is cancelled.
        if (cancelled.getAsBoolean()) {
            return Optional.empty();
        }
        boolean limited = within < ANY_PLIES / 2;
        return decide(position, limited ? Goal.winWithin(within) : Goal.WIN).move();
    }

    /** Reads or writes everything that a solver remembers. */
    @FunctionalInterface
    public interface MemoryTask {
        /** {@return the number of positions read or written} */
        long run(SolverMemory memory) throws IOException;
    }

    /**
     * Lets a task read or change what this solver remembers about {@code position} and all later ones. May be called on
     * the thread that asks whether the solver is cancelled; its other threads wait meanwhile.
     *
     * @return what the task returns
     * @throws IOException if the task fails; if it has changed the memory, this solver should then not be used any more
     */
    public long atRest(Position position, MemoryTask task) throws IOException {
        use.writeLock().lock();
        try {
            return task.run(memory(position));
        } finally {
            use.writeLock().unlock();
        }
    }

    private Verdict solveShare(Position position, Side mover, long nodesBefore, long mostNodes) {
        ProofTeam team = team(position, Goal.SHARE);
        team.limit(mostNodes - nodesBefore);
        Decision share = team.run();
        Optional<Side> winner =
                share.decided() && !share.moverSucceeds() ? Optional.of(mover.opponent()) : Optional.empty();
        return new Verdict(share.decided(), winner, nodesBefore + share.nodes());
    }

    /** {@return whether the side to move succeeds, from what this solver knows and finds out} */
    Decision decide(Position position, Goal goal) {
        return team(position, goal).run();
    }

    /** {@return the solver's memory, which is reserved when it gets its first question} */
    private SolverMemory memory(Position position) {
        if (memory == null) {
            memory = SolverMemory.of(position.game().searchState(position), bytes);
        }
        return memory;
    }

    private ProofTeam team(Position position, Goal goal) {
        int plies = position.game().searchState(position).maxPlies();
        // A position earlier than all others starts afresh: at a larger distance, the numbers would lose their meaning.
        mostPlies = Math.max(mostPlies, plies);
        return new ProofTeam(
                position, mostPlies - plies, memory(position), goal, threads, nodesAlone, use.readLock(), cancelled);
    }
}
