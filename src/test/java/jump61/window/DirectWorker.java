package jump61.window;

import java.util.function.Consumer;
import java.util.function.Supplier;

/** A worker that does everything at once, on the caller's thread. */
public final class DirectWorker implements Worker {
    @Override
    public <T> void run(Supplier<T> work, Consumer<T> onDone) {
        onDone.accept(work.get());
    }
}
