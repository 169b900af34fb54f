package jump61.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.Lock;
import java.util.function.BooleanSupplier;
import jump61.engine.DaemonThreads;
import jump61.game.Position;
import jump61.game.SearchState;

/**
 * Threads that decide one question together: the calling thread, and helpers that join it once the question has turned out
 * not to be easy. Each has its own search; they share the table, and the first to decide the question ends all searches.
 */
final class ProofTeam {
    private final Position position;
    private final int earlier;
    private final SolverMemory memory;
    private final Goal goal;
    private final int threads;
    private final long nodesAlone;
    /** A lock that the helpers hold, and release now and then between two positions. */
    private final Lock pause;

    private final BooleanSupplier cancelled;
    private final Whereabouts whereabouts;
    private final ProofNumberSearch first;
    private final List<ProofNumberSearch> searches = new ArrayList<>();
    private final List<Thread> helpers = new ArrayList<>();
    private final AtomicReference<ProofNumberSearch> decided = new AtomicReference<>();
    private final AtomicReference<Throwable> problem = new AtomicReference<>();
    private RootWatcher watcher = RootWatcher.NONE;
    private long mostNodes = Long.MAX_VALUE;
    private volatile boolean over;

    /**
     * Creates a team.
     *
     * @param earlier number of plies from the earliest position that uses the memory to this one
     * @param threads number of threads, at least 1
     * @param nodesAlone number of positions that the calling thread expands before others help
     * @param pause while another thread holds this lock, the helpers do not touch the memory
     * @param cancelled polled regularly, on the calling thread only; true ends the search
     */
    ProofTeam(
            Position position,
            int earlier,
            SolverMemory memory,
            Goal goal,
            int threads,
            long nodesAlone,
            Lock pause,
            BooleanSupplier cancelled) {
        this.position = position;
        this.earlier = earlier;
        this.memory = memory;
        this.goal = goal;
        this.threads = threads;
        this.nodesAlone = nodesAlone;
        this.pause = pause;
        this.cancelled = cancelled;
        whereabouts = threads == 1 ? Whereabouts.NONE : new Whereabouts(threads);
        first = add(this::isOver);
    }

    private ProofNumberSearch add(BooleanSupplier end) {
        ProofNumberSearch search = new ProofNumberSearch(state(), earlier, memory, whereabouts, goal, end);
        searches.add(search);
        return search;
    }

    private SearchState state() {
        return position.game().searchState(position).forProofs();
    }

    /** Reports everything that happens at the root to {@code watcher} from now on, on the calling thread. */
    void watch(RootWatcher watcher) {
        this.watcher = watcher;
        first.watch((nodes, proof, disproof, move) -> watcher.atRoot(nodes(), proof, disproof, move));
    }

    /** Gives up after expanding this many positions; with several threads, after slightly more. */
    void limit(long most) {
        mostNodes = most;
        first.limit(most);
    }

    /** {@return the answer, or what was found out before the search was cancelled} */
    Decision run() {
        try {
            decide(first);
        } finally {
            over = true;
            DaemonThreads.join(helpers);
        }
        if (problem.get() instanceof Error error) {
            throw error;
        } else if (problem.get() != null) {
            throw new IllegalStateException("a thread of the solver failed", problem.get());
        }
        ProofNumberSearch result = decided.get();
        boolean succeeds = result != null && result.moverSucceeds();
        return new Decision(
                result != null,
                succeeds,
                succeeds ? Optional.of(state().decode(result.succeedingMove())) : Optional.empty(),
                nodes());
    }

    private void decide(ProofNumberSearch search) {
        if (search.run()) {
            decided.compareAndSet(null, search);
            over = true;
        }
    }

    private boolean isOver() {
        if (helpers.isEmpty() && threads > 1 && first.nodes() >= nodesAlone) {
            startHelpers();
        }
        long nodes = nodes();
        watcher.goingOn(nodes);
        return over || nodes >= mostNodes || cancelled.getAsBoolean();
    }

    private void startHelpers() {
        // Once threads look at the searches, no more are added.
        for (int i = 1; i < threads; i++) {
            add(this::isOverForHelper);
        }
        for (int i = 1; i < threads; i++) {
            ProofNumberSearch search = searches.get(i);
            helpers.add(DaemonThreads.start("solver-" + i, () -> help(search)));
        }
    }

    private void help(ProofNumberSearch search) {
        pause.lock();
        try {
            decide(search);
        } catch (RuntimeException | Error failure) {
            problem.compareAndSet(null, failure);
            over = true;
        } finally {
            pause.unlock();
        }
    }

    private boolean isOverForHelper() {
        pause.unlock();
        pause.lock();
        return over || nodes() >= mostNodes;
    }

    /** {@return the number of positions expanded by all threads; while they run, approximately} */
    private long nodes() {
        return searches.stream().mapToLong(ProofNumberSearch::nodes).sum();
    }
}
