package jump61.engine;

import java.util.ArrayList;
import java.util.List;
import jump61.game.SearchState;
import jump61.threads.DaemonThreads;

/** Threads that search the same root and share their results through the transposition table (lazy SMP). */
final class LazySmpWorkers {
    private final List<Thread> threads = new ArrayList<>();
    private final List<Budget> budgets = new ArrayList<>();

    private LazySmpWorkers() {}

    static LazySmpWorkers start(int count, SearchState root, TranspositionTable table, int depth) {
        LazySmpWorkers workers = new LazySmpWorkers();
        for (int i = 0; i < count; i++) {
            Budget budget = new Budget(Limits.depth(depth), SearchMonitor.NONE);
            IterativeDeepening search = new IterativeDeepening(root, table, budget, null);
            search.takeOtherOrder(i);
            int first = 1 + (i + 1) % 2;
            workers.budgets.add(budget);
            workers.threads.add(
                    DaemonThreads.start("search-worker-" + (i + 1), () -> search.findBest(first, soFar -> {})));
        }
        return workers;
    }

    /** Ends all threads and waits until they have. */
    void stop() {
        budgets.forEach(Budget::stop);
        boolean interrupted = false;
        for (Thread thread : threads) {
            while (thread.isAlive()) {
                try {
                    thread.join();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
