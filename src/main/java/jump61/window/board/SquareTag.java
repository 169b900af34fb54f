package jump61.window.board;

import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.geometry.Bounds;
import javafx.scene.control.Label;
import javafx.util.Duration;

/** A few words in a dark bubble beside a square: what a click would do, or why the square is illegal. */
public final class SquareTag extends Label {
    /** The fraction of the tag over the square: on the gap between two squares, the tag hides no spot of either. */
    private static final double OVERLAP = 0.5;
    /** The time that the answer to a click stays unless something removes it. */
    private static final Duration ANSWERED = Duration.seconds(4);

    private final PauseTransition answer = new PauseTransition(ANSWERED);

    private Bounds at;
    private Bounds within;

    /** Creates a hidden tag. */
    public SquareTag(String... styleClasses) {
        getStyleClass().add("square-tag");
        getStyleClass().addAll(styleClasses);
        setWrapText(true);
        setManaged(false);
        setMouseTransparent(true);
        setVisible(false);
        answer.setOnFinished(over -> hide());
    }

    /**
     * Shows text at a square.
     *
     * @param square the area of the square
     * @param board the area that the tag must not leave
     */
    public void show(String words, Bounds square, Bounds board) {
        answer.stop();
        at = square;
        within = board;
        setText(words);
        setVisible(true);
        applyCss();
        place();
        toFront();
    }

    /** Answers a click at a square: like {@link #show}, but only for a while. */
    public void answer(String words, Bounds square, Bounds board) {
        show(words, square, board);
        answer.playFromStart();
    }

    /**
     * Hides the answer to a click; leaves any other text.
     *
     * @return whether there was an answer
     */
    public boolean dismiss() {
        boolean answering = answer.getStatus() == Animation.Status.RUNNING;
        if (answering) {
            hide();
        }
        return answering;
    }

    /** Hides the tag. */
    public void hide() {
        answer.stop();
        setVisible(false);
    }

    private void place() {
        double width = Math.min(prefWidth(-1), within.getWidth());
        double height = prefHeight(width);
        double above = at.getMinY() - height * (1 - OVERLAP);
        boolean firstRow = at.getMinY() - within.getMinY() < at.getHeight() / 2;
        double y = firstRow ? at.getMaxY() - height * OVERLAP : above;
        // Where four squares meet, it hides no spot, not even one that is about to cross an edge.
        double corner = at.getCenterX() < within.getCenterX() ? at.getMaxX() : at.getMinX();
        double x = Math.max(within.getMinX(), Math.min(corner - width / 2, within.getMaxX() - width));
        resizeRelocate(snapPositionX(x), snapPositionY(y), Math.ceil(width), height);
    }
}
