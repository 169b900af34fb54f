package jump61.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import jump61.game.SearchState;

/** Threads that search the same root as the thread they help. They share with it what a {@link Team} holds. */
final class SearchWorkers {
    private final List<Thread> threads = new ArrayList<>();
    private final List<Budget> budgets = new ArrayList<>();

    private SearchWorkers() {}

    /**
     * Starts threads.
     *
     * @param work what each of them does with its own search
     */
    static SearchWorkers start(int count, SearchState root, Team team, int depth, Consumer<IterativeDeepening> work) {
        SearchWorkers workers = new SearchWorkers();
        for (int i = 1; i <= count; i++) {
            Budget budget = new Budget(Limits.depth(depth), SearchMonitor.NONE);
            IterativeDeepening search = new IterativeDeepening(root, team, budget, null);
            workers.budgets.add(budget);
            workers.threads.add(DaemonThreads.start("search-worker-" + i, () -> work.accept(search)));
        }
        return workers;
    }

    /** Ends all threads and waits until they have. */
    void stop() {
        budgets.forEach(Budget::stop);
        DaemonThreads.join(threads);
    }
}
