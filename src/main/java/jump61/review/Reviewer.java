package jump61.review;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import jump61.game.Turn;

/**
 * Reviews a game: first a glance at every position, then a long look at each. The same limits give the same review, on any
 * machine and with any number of threads, as each look is limited by nodes and knows nothing of the others.
 */
public final class Reviewer {
    /** A reviewer that also works on threads of the caller's. */
    private final Executor helpers;

    private final int threads;
    private final ReviewLimits limits;

    /** A reviewer that works on the thread it is called on. */
    public Reviewer(ReviewLimits limits) {
        this(limits, Runnable::run, 1);
    }

    /**
     * A reviewer that is helped.
     *
     * @param helpers takes {@code threads - 1} tasks that work as long as there is something to do
     * @param threads how many threads work, the caller's included
     */
    public Reviewer(ReviewLimits limits, Executor helpers, int threads) {
        this.limits = limits;
        this.helpers = helpers;
        this.threads = threads;
    }

    /**
     * Reviews a game.
     *
     * @param turns its moves, each beginning where the one before it led; at least one
     * @return all that is known when it is done, or stopped by the monitor
     */
    public GameReview review(List<Turn> turns, ReviewMonitor monitor) {
        ReviewWork work = new ReviewWork(turns, limits, monitor);
        CountDownLatch working = new CountDownLatch(threads - 1);
        for (int i = 1; i < threads; i++) {
            helpers.execute(() -> {
                try {
                    work.run();
                } finally {
                    working.countDown();
                }
            });
        }
        work.run();
        try {
            working.await();
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
        return work.review();
    }
}
