package jump61.window.board;

import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.util.Duration;

/** A short shake, which means that the clicked square or line is illegal. */
public final class Nudge {
    private static final PseudoClass FLASHING = PseudoClass.getPseudoClass("flashing");
    private static final double REACH = 4;
    private static final double STEP_MILLIS = 45;
    private static final double FLASH_MILLIS = 180;

    private final Timeline timeline = new Timeline();
    private Node node;

    /**
     * Shakes a node, after stopping any other shake.
     *
     * @param moving false to flash once instead, for reduced motion
     */
    public void play(Node shaken, boolean moving) {
        stop();
        node = shaken;
        timeline.getKeyFrames().clear();
        if (moving) {
            shake();
        } else {
            node.pseudoClassStateChanged(FLASHING, true);
            timeline.getKeyFrames().add(new KeyFrame(Duration.millis(FLASH_MILLIS), over -> stop()));
        }
        timeline.playFromStart();
    }

    private void shake() {
        double[] path = {-REACH, REACH, -REACH / 2, REACH / 2, 0};
        for (int i = 0; i < path.length; i++) {
            timeline.getKeyFrames()
                    .add(new KeyFrame(
                            Duration.millis((i + 1) * STEP_MILLIS),
                            new KeyValue(node.translateXProperty(), path[i], Interpolator.EASE_BOTH)));
        }
    }

    /** Stops shaking. */
    public void stop() {
        timeline.stop();
        if (node != null) {
            node.setTranslateX(0);
            node.pseudoClassStateChanged(FLASHING, false);
        }
    }
}
