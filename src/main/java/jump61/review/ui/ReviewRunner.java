package jump61.review.ui;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import jump61.engine.DaemonThreads;
import jump61.game.Turn;
import jump61.review.GameReview;
import jump61.review.ReviewLimits;
import jump61.review.ReviewMonitor;
import jump61.review.Reviewer;
import jump61.window.Latest;

/** Reviews one game at a time in the background, on as many threads as there are processors, but at most two. */
public final class ReviewRunner {
    private static final int MOST_THREADS = 2;

    private final int threads = Math.min(MOST_THREADS, Runtime.getRuntime().availableProcessors());
    private final ReviewLimits limits;
    private final Consumer<Runnable> later;
    private final Consumer<Throwable> onFailure;
    private final ExecutorService workers =
            Executors.newCachedThreadPool(DaemonThreads.named("review", Thread.MIN_PRIORITY));
    private final Latest started = new Latest();

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

    /** {@return the limits for each position of a game with this many moves} */
    public ReviewLimits limits(int moves) {
        return limits.forMoves(moves);
    }

    /** Starts a review, stopping any other. Results are passed on as fast as they can be shown. */
    public void start(List<Turn> turns, Consumer<GameReview> onPicture) {
        cancel();
        Run run = new Run(onPicture);
        workers.execute(() -> {
            try {
                new Reviewer(limits(turns.size()), workers, threads).review(List.copyOf(turns), run);
            } catch (RuntimeException problem) {
                // Once the executor is closed, the other threads take no more work.
                if (!run.cancelled()) {
                    onFailure.accept(problem);
                }
            }
        });
    }

    /** Stops the current review; no callback follows. */
    public void cancel() {
        started.renew();
    }

    /** Stops for good. */
    public void close() {
        cancel();
        workers.shutdownNow();
    }

    private final class Run implements ReviewMonitor {
        private final Consumer<GameReview> onPicture;
        private final AtomicReference<GameReview> waiting = new AtomicReference<>();
        private final BooleanSupplier stopped = started.outdated();

        Run(Consumer<GameReview> onPicture) {
            this.onPicture = onPicture;
        }

        @Override
        public boolean cancelled() {
            return stopped.getAsBoolean();
        }

        @Override
        public void progress(GameReview soFar) {
            if (waiting.getAndSet(soFar) == null) {
                later.accept(this::handOn);
            }
        }

        private void handOn() {
            GameReview picture = waiting.getAndSet(null);
            if (picture != null && !cancelled()) {
                onPicture.accept(picture);
            }
        }
    }
}
