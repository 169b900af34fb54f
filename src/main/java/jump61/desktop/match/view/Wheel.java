package jump61.desktop.match.view;

import java.util.function.IntConsumer;
import javafx.scene.input.ScrollEvent;
import jump61.desktop.match.MatchViewModel;

/** A mouse wheel in notches. What a touch pad sends in small parts is gathered until it makes one. */
final class Wheel {
    /** How far the toolkit says one notch of a usual wheel scrolls. */
    private static final double NOTCH = 40;

    private final IntConsumer onTurned;
    private double gathered;

    /** Makes a wheel that tells its notches, those towards the user as positive. */
    Wheel(IntConsumer onTurned) {
        this.onTurned = onTurned;
    }

    /** {@return a wheel that walks the match shown: towards the user is forward} */
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
