package jump61.window;

import java.util.concurrent.Callable;
import java.util.function.Consumer;

/** Runs time-consuming tasks off the FX thread, one after the other. */
public interface TaskExecutor {
    /** Runs {@code work}, then reports the result or the failure on the FX thread. */
    <T> void run(Callable<T> work, Consumer<T> onDone, Consumer<Throwable> onFailure);
}
