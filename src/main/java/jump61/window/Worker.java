package jump61.window;

import java.util.concurrent.Callable;
import java.util.function.Consumer;

/** Does time-consuming work off the caller's thread, one task at a time. */
public interface Worker {
    /** Does {@code work}, and later passes on its result, or its failure, on the caller's thread. */
    <T> void run(Callable<T> work, Consumer<T> onDone, Consumer<Throwable> onFailure);

    /** Does {@code work} that should not fail, and later passes on its result on the caller's thread. */
    <T> void run(Callable<T> work, Consumer<T> onDone);
}
