package jump61.desktop.board;

import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.util.Duration;
import jump61.cubes.CubesGame;
import jump61.cubes.CubesPosition;
import jump61.game.Turn;

/**
 * Shows a cascade where nobody sees it, a picture at a time, so that the first one played finds its code loaded and
 * compiled: else one of its frames would be late.
 */
public final class Rehearsal {
    private static final String BEFORE = "2r 3r 2b 1r / 3b 4r 4b 2r / 3r 4b 4r 3b / 2b 3r 2r 1-";
    private static final String MOVE = "1:1";
    private static final int SIZE = 200;

    /** How many pictures each wave is shown in, and how long each may wait for the next. */
    private static final int PICTURES = 6;

    private static final Duration PAUSE = Duration.millis(40);

    private final WritableImage image = new WritableImage(SIZE, SIZE);
    private final Timeline pictures = new Timeline(new KeyFrame(PAUSE, event -> next()));
    private Scene scene;
    private TurnAnimation animation;
    private int shown;

    /** Begins after some time without work; it works on the FX thread in small pieces, and ends by itself. */
    public void begin(Duration after) {
        pictures.setDelay(after);
        pictures.setCycleCount(Timeline.INDEFINITE);
        pictures.play();
    }

    /** Ends it early. */
    public void stop() {
        pictures.stop();
    }

    private void next() {
        if (scene == null) {
            scene = new Scene(new CubesBoard(), SIZE, SIZE);
        } else if (animation == null) {
            animation = prepare((CubesBoard) scene.getRoot());
        } else if (shown < animation.stages() * PICTURES) {
            animation.show(shown / PICTURES, (shown % PICTURES + 0.5) / PICTURES);
            shown++;
        } else {
            animation.end();
            stop();
            return;
        }
        scene.snapshot(image);
    }

    private static TurnAnimation prepare(CubesBoard board) {
        CubesPosition before = CubesGame.INSTANCE.parsePosition(BEFORE);
        Turn turn = before.play(before.game().parseMove(MOVE));
        board.setPosition(before);
        return ((BoardSkin<?>) board.getSkin()).animate(turn);
    }
}
