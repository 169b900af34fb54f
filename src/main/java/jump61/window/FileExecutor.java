package jump61.window;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.concurrent.Task;
import jump61.engine.DaemonThreads;

/** Reads and writes files one after the other, off the FX thread. */
public final class FileExecutor implements TaskExecutor, AutoCloseable {
    private final ExecutorService thread = Executors.newSingleThreadExecutor(DaemonThreads.named("files"));

    @Override
    public <T> void run(Callable<T> work, Consumer<T> onDone, Consumer<Throwable> onFailure) {
        Task<T> task = new Task<>() {
            @Override
            protected T call() throws Exception {
                return work.call();
            }
        };
        task.setOnSucceeded(event -> onDone.accept(task.getValue()));
        task.setOnFailed(event -> onFailure.accept(task.getException()));
        thread.execute(task);
    }

    /** Runs {@code news} later on the FX thread. */
    public void tell(Runnable news) {
        Platform.runLater(news);
    }

    /** Waits for work in progress. */
    @Override
    public void close() {
        DaemonThreads.finish(thread);
    }
}
