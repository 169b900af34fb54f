package jump61.window.match.view;

import java.util.function.IntConsumer;
import javafx.scene.input.ScrollEvent;
import jump61.window.match.MatchViewModel;

/** Counts mouse wheel notches. The small increments of a touch pad are added up to whole notches. */
final class Wheel {
    /** Scroll distance of one notch of a common wheel, as reported by the toolkit. */
    private static final double NOTCH = 40;

    private final IntConsumer onTurned;
    private double gathered;

    /** Creates a wheel that reports notches, positive towards the user. */
    Wheel(IntConsumer onTurned) {
        this.onTurned = onTurned;
    }

    /** {@return a wheel that steps through the match shown: towards the user is forward} */
    static Wheel walking(MatchViewModel match) {
        return new Wheel(notches -> match.walkTo(match.plyProperty().get() + notches));
    }

    void turned(ScrollEvent event) {
        if (!event.isInertia() && !event.isControlDown()) {
            turned(event.getDeltaY());
        }
    }

    void turned(double distance) {
        if (distance * gathered < 0) {
            gathered = 0;
        }
        gathered += distance;
        int notches = (int) (gathered / NOTCH);
        if (notches != 0) {
            gathered -= notches * NOTCH;
            onTurned.accept(-notches);
        }
    }
}
