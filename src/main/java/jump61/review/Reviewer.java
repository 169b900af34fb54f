package jump61.review;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import jump61.game.Turn;

/**
 * Reviews a game: first a glance at every position, then a long look at each. The same limits give the same review, on
 * any machine and with any number of threads, because each look is limited by nodes and independent of the others.
 */
public final class Reviewer {
    private final Executor helpers;
    private final int threads;
    private final ReviewLimits limits;

    /** Creates a reviewer that works on the calling thread. */
    public Reviewer(ReviewLimits limits) {
        this(limits, Runnable::run, 1);
    }

    /**
     * Creates a reviewer with several threads.
     *
     * @param helpers runs {@code threads - 1} tasks, which work as long as there is something to do
     * @param threads number of threads, including the calling one
     */
    public Reviewer(ReviewLimits limits, Executor helpers, int threads) {
        this.limits = limits;
        this.helpers = helpers;
        this.threads = threads;
    }

    /**
     * Reviews a game.
     *
     * @param turns its moves, each from the position to which the previous one led; at least one
     * @return all that is known when the review is complete, or stopped by the monitor
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
