package jump61.library.ui;

import java.util.concurrent.Callable;
import java.util.function.Consumer;
import jump61.window.TaskExecutor;

/** Does everything at once, so that tests need neither a toolkit nor patience. */
public final class AtOnce implements TaskExecutor {
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
}
