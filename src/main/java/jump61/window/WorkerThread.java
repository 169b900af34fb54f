package jump61.window;

import java.util.concurrent.Callable;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import jump61.engine.DaemonThreads;

/** A worker with its own thread. */
public final class WorkerThread implements Worker, AutoCloseable {
    private static final Logger LOG = Logger.getLogger(WorkerThread.class.getName());

    private final ExecutorService thread;
    private final Executor home;
    private final Consumer<Throwable> onUnexpected;

    /**
     * Creates a worker.
     *
     * @param name the name of its thread
     * @param home runs tasks later on the caller's thread
     * @param onUnexpected receives the failures of work that should not fail, on the caller's thread
     */
    public WorkerThread(String name, Executor home, Consumer<Throwable> onUnexpected) {
        thread = Executors.newSingleThreadExecutor(DaemonThreads.named(name));
        this.home = home;
        this.onUnexpected = onUnexpected;
    }

    @Override
    public <T> void run(Callable<T> work, Consumer<T> onDone, Consumer<Throwable> onFailure) {
        try {
            thread.execute(() -> home.execute(outcome(work, onDone, onFailure)));
        } catch (RejectedExecutionException ended) {
            // The window has been closed, and nobody waits for the result.
            LOG.log(Level.FINE, "work after the end", ended);
        }
    }

    @Override
    public <T> void run(Callable<T> work, Consumer<T> onDone) {
        run(work, onDone, onUnexpected);
    }

    /** Does the work, and returns the action that passes on its result or failure. */
    private static <T> Runnable outcome(Callable<T> work, Consumer<T> onDone, Consumer<Throwable> onFailure) {
        try {
            T result = work.call();
            return () -> onDone.accept(result);
        } catch (Exception | Error problem) {
            return () -> onFailure.accept(problem);
        }
    }

    /** Runs {@code news} later on the caller's thread; to be called by work in progress. */
    public void tell(Runnable news) {
        home.execute(news);
    }

    /** Ends the thread; work in progress is interrupted, and its result dropped. */
    public void drop() {
        thread.shutdownNow();
    }

    /** Ends the thread once it has done all its tasks, and waits for that, but not for long. */
    @Override
    public void close() {
        DaemonThreads.finish(thread);
    }
}
