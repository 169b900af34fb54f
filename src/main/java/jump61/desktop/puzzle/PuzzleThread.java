package jump61.desktop.puzzle;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A worker with a thread of its own. */
public final class PuzzleThread implements Worker, AutoCloseable {
    private final ExecutorService thread = Executors.newSingleThreadExecutor(task -> {
        Thread worker = new Thread(task, "puzzles");
        worker.setDaemon(true);
        return worker;
    });
    private final Executor home;
    private final Consumer<Throwable> onFailure;

    /**
     * A worker that passes results to {@code home}.
     *
     * @param onFailure told what should not happen
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

    /** Ends the thread; what it was doing is not told any more. */
    @Override
    public void close() {
        thread.shutdownNow();
    }
}
