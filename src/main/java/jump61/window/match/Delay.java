package jump61.window.match;

import java.time.Duration;
import javafx.animation.PauseTransition;

/** Runs actions after a delay, without blocking. */
@FunctionalInterface
public interface Delay {
    /**
     * Runs {@code action} after {@code time}, on the caller's thread.
     *
     * @return an action that cancels it
     */
    Runnable after(Duration time, Runnable action);

    /** {@return a delay that runs actions on the FX thread} */
    static Delay onFxThread() {
        return (time, action) -> {
            PauseTransition pause = new PauseTransition(javafx.util.Duration.millis(time.toMillis()));
            pause.setOnFinished(event -> action.run());
            pause.play();
            return pause::stop;
        };
    }
}
