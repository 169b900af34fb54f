package jump61.window;

import java.util.function.Consumer;
import java.util.function.Supplier;

/** Runs time-consuming tasks off the view model's thread, one after the other. */
@FunctionalInterface
public interface Worker {
    /** Runs {@code work}, and later passes its result to {@code onDone} on the caller's thread. */
    <T> void run(Supplier<T> work, Consumer<T> onDone);
}
