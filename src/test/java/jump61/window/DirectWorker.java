package jump61.window;

import java.util.concurrent.Callable;
import java.util.function.Consumer;

/** Does everything at once, on the caller's thread, so that tests need neither a toolkit nor patience. */
public final class DirectWorker implements Worker {
    @Override
    public <T> void run(Callable<T> work, Consumer<T> onDone, Consumer<Throwable> onFailure) {
        T done;
        try {
            done = work.call();
        } catch (Exception failure) {
            onFailure.accept(failure);
            return;
        }
        onDone.accept(done);
    }

    @Override
    public <T> void run(Callable<T> work, Consumer<T> onDone) {
        run(work, onDone, failure -> {
            if (failure instanceof RuntimeException unexpected) {
                throw unexpected;
            }
            throw new AssertionError(failure);
        });
    }
}
