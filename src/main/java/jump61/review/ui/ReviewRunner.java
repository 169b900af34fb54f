package jump61.review.ui;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import jump61.engine.DaemonThreads;
import jump61.game.Turn;
import jump61.review.GameReview;
import jump61.review.ReviewLimits;
import jump61.review.ReviewMonitor;
import jump61.review.Reviewer;

/** Reviews one game at a time in the background, on as many threads as there are processors, but at most two. */
public final class ReviewRunner {
    private static final int MOST_THREADS = 2;

    private final int threads = Math.min(MOST_THREADS, Runtime.getRuntime().availableProcessors());
    private final ReviewLimits limits;
    private final Consumer<Runnable> later;
    private final Consumer<Throwable> onFailure;
    private final ExecutorService workers =
            Executors.newCachedThreadPool(DaemonThreads.named("review", Thread.MIN_PRIORITY));
    private Run current = new Run(picture -> {});

    /**
     * Creates a runner that is called on a single thread.
     *
     * @param later runs a task on that thread later
     * @param onFailure receives unexpected failures, on any thread
     */
    public ReviewRunner(ReviewLimits limits, Consumer<Runnable> later, Consumer<Throwable> onFailure) {
        this.limits = limits;
        this.later = later;
        this.onFailure = onFailure;
    }

    /** {@return the limits for each position of a game with so many moves} */
    public ReviewLimits limits(int moves) {
        return limits.forMoves(moves);
    }

    /** Starts a review, stopping any other. Results are passed on as fast as they can be shown. */
    public void start(List<Turn> turns, Consumer<GameReview> onPicture) {
        cancel();
        Run run = new Run(onPicture);
        current = run;
        workers.execute(() -> {
            try {
                new Reviewer(limits(turns.size()), workers, threads).review(List.copyOf(turns), run);
            } catch (RuntimeException problem) {
                // Once the executor is closed, the other threads take no more work.
                if (!run.stopped) {
                    onFailure.accept(problem);
                }
            }
        });
    }

    /** Stops the current review; no callback follows. */
    public void cancel() {
        current.stopped = true;
    }

    /** Stops for good. */
    public void close() {
        cancel();
        workers.shutdownNow();
    }

    private final class Run implements ReviewMonitor {
        private final Consumer<GameReview> onPicture;
        private final AtomicReference<GameReview> waiting = new AtomicReference<>();
        private volatile boolean stopped;

        Run(Consumer<GameReview> onPicture) {
            this.onPicture = onPicture;
        }

        @Override
        public boolean cancelled() {
            return stopped;
        }

        @Override
        public void progress(GameReview soFar) {
            if (waiting.getAndSet(soFar) == null) {
                later.accept(this::handOn);
            }
        }

        private void handOn() {
            GameReview picture = waiting.getAndSet(null);
            if (picture != null && !stopped) {
                onPicture.accept(picture);
            }
        }
    }
}
