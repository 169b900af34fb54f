package jump61.desktop.puzzle;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A worker with its own thread. */
public final class PuzzleThread implements Worker, AutoCloseable {
    private final ExecutorService thread = Executors.newSingleThreadExecutor(task -> {
        Thread worker = new Thread(task, "puzzles");
        worker.setDaemon(true);
        return worker;
    });
    private final Executor home;
    private final Consumer<Throwable> onFailure;

    /**
     * Creates a worker that passes results to {@code home}.
     *
     * @param onFailure receives unexpected failures
     */
    public PuzzleThread(Executor home, Consumer<Throwable> onFailure) {
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
