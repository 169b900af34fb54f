package jump61.desktop.files;

import java.util.concurrent.Callable;
import java.util.function.Consumer;

/** Does what takes time away from the FX thread, one thing after the other. */
public interface Background {
    /** Does {@code work}, and then tells on the FX thread how it went. */
    <T> void run(Callable<T> work, Consumer<T> onDone, Consumer<Throwable> onFailure);
}
