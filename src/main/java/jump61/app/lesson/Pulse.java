package jump61.app.lesson;

import javafx.animation.Animation;
import javafx.animation.FadeTransition;
import javafx.animation.Interpolator;
import javafx.animation.ParallelTransition;
import javafx.animation.PauseTransition;
import javafx.animation.ScaleTransition;
import javafx.scene.layout.Region;
import javafx.util.Duration;

/**
 * A ring that leads the eye to a place: it widens and fades, once soon after a task has been set and twice if nothing
 * has happened for some time; then it rests.
 */
final class Pulse extends Region {
    private static final Duration SOON = Duration.seconds(0.8);
    private static final Duration LATER = Duration.seconds(8);
    private static final Duration LENGTH = Duration.seconds(0.9);
    private static final double WIDEST = 1.45;

    private final PauseTransition soon = new PauseTransition(SOON);
    private final PauseTransition later = new PauseTransition(LATER);
    private final Animation beat;

    Pulse() {
        getStyleClass().add("lesson-pulse");
        setManaged(false);
        setMouseTransparent(true);
        setOpacity(0);
        ScaleTransition wider = new ScaleTransition(LENGTH, this);
        wider.setFromX(1);
        wider.setFromY(1);
        wider.setToX(WIDEST);
        wider.setToY(WIDEST);
        wider.setInterpolator(Interpolator.EASE_OUT);
        FadeTransition paler = new FadeTransition(LENGTH, this);
        paler.setFromValue(1);
        paler.setToValue(0);
        beat = new ParallelTransition(wider, paler);
        soon.setOnFinished(event -> beat(1));
        later.setOnFinished(event -> beat(2));
    }

    private void beat(int times) {
        beat.setCycleCount(times);
        beat.playFromStart();
    }

    /** Waits for the user from now on. */
    void start() {
        stop();
        soon.playFromStart();
        later.playFromStart();
    }

    /** Waits no more, and shows nothing. */
    void stop() {
        soon.stop();
        later.stop();
        beat.stop();
        setOpacity(0);
    }
}
