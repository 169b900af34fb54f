package jump61.table;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import jump61.engine.DaemonThreads;

/** The one thread on which everything at a table happens, in order. */
final class TableLoop {
    private final ScheduledExecutorService thread =
            Executors.newSingleThreadScheduledExecutor(DaemonThreads.named("table"));

    /** Runs a task as soon as possible, but never after {@link #close}. */
    void run(Runnable task) {
        try {
            thread.execute(task);
        } catch (RejectedExecutionException closedMeanwhile) {
            // The loop is closed, so the task no longer matters.
        }
    }

    /** {@return the answer to a question, which is asked on this thread; waits for it} */
    <T> T ask(Callable<T> question) throws InterruptedException {
        try {
            return thread.submit(question).get();
        } catch (ExecutionException failed) {
            throw new IllegalStateException(failed.getCause());
        }
    }

    /** Runs a task later, unless it is cancelled. Call this on the loop's thread only. */
    Future<?> after(Duration wait, Runnable task) {
        return thread.schedule(task, Math.max(0, wait.toNanos()), TimeUnit.NANOSECONDS);
    }

    void close() {
        thread.shutdown();
    }

    /** Closes the loop, and interrupts a task that is running. */
    void closeNow() {
        thread.shutdownNow();
    }
}
