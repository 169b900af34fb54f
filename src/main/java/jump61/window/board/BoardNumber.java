package jump61.window.board;

import javafx.geometry.VPos;
import javafx.scene.text.Text;

/**
 * A number on a board. The style sheet sets one size for all, and the number is scaled to the board: a font set in code
 * would be lost whenever the style of a surrounding node changes.
 */
public final class BoardNumber extends Text {
    /** Font size in the style sheet, in pixels. */
    private static final double STYLED = 20;

    public BoardNumber(int number) {
        super(Integer.toString(number));
        getStyleClass().add("number");
        setTextOrigin(VPos.CENTER);
    }

    /**
     * Places the number around a point.
     *
     * @param size font size, in pixels
     */
    public void place(double size, double x, double y) {
        applyCss();
        setX(x - getLayoutBounds().getWidth() / 2);
        setY(y);
        setScaleX(size / STYLED);
        setScaleY(size / STYLED);
    }
}
