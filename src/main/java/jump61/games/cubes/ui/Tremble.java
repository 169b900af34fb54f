package jump61.games.cubes.ui;

import java.util.List;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.scene.Node;
import javafx.util.Duration;

/** Makes squares that have just become full tremble once, as if they could hardly hold their spots. */
final class Tremble {
    private static final double PIXELS = 1.5;
    private static final double BEAT = 24;
    private static final double[] PLACES = {PIXELS, -PIXELS, PIXELS, -PIXELS, 0};

    private final Timeline motion = new Timeline();
    private final List<? extends Node> squares;

    private Tremble(List<? extends Node> squares) {
        this.squares = squares;
    }

    private void begin() {
        for (int i = 0; i < PLACES.length; i++) {
            double place = PLACES[i];
            motion.getKeyFrames()
                    .add(new KeyFrame(
                            Duration.millis(BEAT * (i + 1)),
                            squares.stream()
                                    .map(square -> new KeyValue(square.translateXProperty(), place))
                                    .toArray(KeyValue[]::new)));
        }
        motion.play();
    }

    /** {@return an empty animation} */
    static Tremble none() {
        return new Tremble(List.of());
    }

    /** {@return the trembling of squares, already started} */
    static Tremble of(List<? extends Node> squares) {
        Tremble tremble = new Tremble(squares);
        tremble.begin();
        return tremble;
    }

    /** Ends it at once and returns the squares to their places. */
    void stop() {
        motion.stop();
        squares.forEach(square -> square.setTranslateX(0));
    }
}
