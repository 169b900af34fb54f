package jump61.window;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Supplier;
import jump61.engine.DaemonThreads;

/** A worker with its own thread. */
public final class WorkerThread implements Worker, AutoCloseable {
    private final ExecutorService thread;
    private final Executor home;
    private final Consumer<Throwable> onFailure;

    /**
     * Creates a worker.
     *
     * @param name the name of its thread
     * @param home receives the results
     * @param onFailure receives unexpected failures
     */
    public WorkerThread(String name, Executor home, Consumer<Throwable> onFailure) {
        thread = Executors.newSingleThreadExecutor(DaemonThreads.named(name));
        this.home = home;
        this.onFailure = onFailure;
    }

    @Override
    public <T> void run(Supplier<T> work, Consumer<T> onDone) {
        thread.execute(() -> {
            try {
                T result = work.get();
                home.execute(() -> onDone.accept(result));
            } catch (RuntimeException | Error problem) {
                onFailure.accept(problem);
            }
        });
    }

    /** Ends the thread; the result of work in progress is dropped. */
    @Override
    public void close() {
        thread.shutdownNow();
    }
}
