package jump61.desktop.puzzle;

import java.util.function.Consumer;
import java.util.function.Supplier;

/** Does what takes time away from the thread of the view model, one thing after the other. */
@FunctionalInterface
public interface Worker {
    /** Does {@code work}, and later passes its result to {@code onDone} on the thread of the caller. */
    <T> void run(Supplier<T> work, Consumer<T> onDone);
}
