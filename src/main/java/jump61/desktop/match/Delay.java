package jump61.desktop.match;

import java.time.Duration;
import javafx.animation.PauseTransition;

/** Lets time pass without holding up anybody. */
@FunctionalInterface
public interface Delay {
    /** {@return what cancels it} Runs {@code action} after {@code time} on the thread of the caller. */
    Runnable after(Duration time, Runnable action);

    /** {@return the delay of the FX thread} */
    static Delay onFxThread() {
        return (time, action) -> {
            PauseTransition pause = new PauseTransition(javafx.util.Duration.millis(time.toMillis()));
            pause.setOnFinished(event -> action.run());
            pause.play();
            return pause::stop;
        };
    }
}
