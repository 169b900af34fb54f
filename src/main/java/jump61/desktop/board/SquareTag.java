package jump61.desktop.board;

import javafx.geometry.Bounds;
import javafx.scene.control.Label;

/** A few words on a dark bubble, close to a square: what a click would do there, or why it may not be played. */
public final class SquareTag extends Label {
    /** How much of the tag's height may lie over the square itself. */
    private static final double OVERLAP = 0.3;

    private Bounds at;
    private Bounds within;

    /** Makes a tag that is not shown yet. */
    public SquareTag(String... styleClasses) {
        getStyleClass().add("square-tag");
        getStyleClass().addAll(styleClasses);
        setManaged(false);
        setMouseTransparent(true);
        setVisible(false);
    }

    /**
     * Shows words at a square.
     *
     * @param square where the square is
     * @param board the room that the tag must not leave
     */
    public void show(String words, Bounds square, Bounds board) {
        at = square;
        within = board;
        setText(words);
        setVisible(true);
        applyCss();
        place();
    }

    /** Takes the tag away. */
    public void hide() {
        setVisible(false);
    }

    private void place() {
        double width = Math.min(prefWidth(-1), within.getWidth());
        double height = prefHeight(width);
        double above = at.getMinY() - height * (1 - OVERLAP);
        double y = above >= within.getMinY() ? above : at.getMaxY() - height * OVERLAP;
        double x = Math.max(within.getMinX(), Math.min(at.getCenterX() - width / 2, within.getMaxX() - width));
        resizeRelocate(snapPositionX(x), snapPositionY(y), Math.ceil(width), height);
    }
}
