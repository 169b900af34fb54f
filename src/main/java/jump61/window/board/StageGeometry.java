package jump61.window.board;

import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;

/**
 * The places of the board of the window and its surroundings: a headline and a bar above it, a panel beside it. The
 * place and size of the board depend only on the size of the window, not on the mode.
 *
 * @param small whether the window is small, so that the board needs all the room there is
 * @param board the square for the board
 * @param panel the area for the panel: beside the board or, in a small, tall window, below it
 */
public record StageGeometry(boolean small, Bounds board, Bounds panel) {
    private static final double MARGIN = 32;
    private static final double PANEL = 264;
    /** Distance from the top of the headline to the top of the board. */
    private static final double OVER = 80;

    private static final double SMALL_MARGIN = 8;
    private static final double SMALL_PANEL = 200;
    private static final double SMALL_OVER = 40;
    /** Height of a panel below the board. It suffices to step through the moves of a game at a table. */
    private static final double LOW_PANEL = 248;

    private static final double BAR = 8;
    /** Distance from the top of the bar to the top of the board; the column numbers are between them. */
    private static final double NUMBERS = 36;

    private static final double SMALL_NUMBERS = 12;

    /**
     * {@return the geometry for an area of this size}
     *
     * @param small whether the window is small
     */
    public static StageGeometry of(double width, double height, boolean small) {
        return small ? small(width, height) : usual(width, height);
    }

    private static StageGeometry usual(double width, double height) {
        double board = length(height - OVER - 2 * MARGIN, width - PANEL - 3 * MARGIN);
        double x = Math.floor((width - board - MARGIN - PANEL) / 2);
        double y = Math.floor((height - board - OVER) / 2);
        return new StageGeometry(
                false,
                new BoundingBox(x, y + OVER, board, board),
                new BoundingBox(x + board + MARGIN, y, PANEL, board + OVER));
    }

    private static StageGeometry small(double width, double height) {
        double beside = length(height - SMALL_OVER - 2 * SMALL_MARGIN, width - SMALL_PANEL - 3 * SMALL_MARGIN);
        double over = length(height - SMALL_OVER - 3 * SMALL_MARGIN - LOW_PANEL, width - 2 * SMALL_MARGIN);
        return over > beside ? panelBelow(over, width, height) : panelBeside(beside, width, height);
    }

    private static StageGeometry panelBeside(double board, double width, double height) {
        double panel = Math.min(PANEL, Math.floor(width - board - 3 * SMALL_MARGIN));
        double x = Math.floor((width - board - SMALL_MARGIN - panel) / 2);
        double top = SMALL_MARGIN + SMALL_OVER;
        return new StageGeometry(
                true,
                new BoundingBox(x, top, board, board),
                new BoundingBox(x + board + SMALL_MARGIN, SMALL_MARGIN, panel, height - 2 * SMALL_MARGIN));
    }

    private static StageGeometry panelBelow(double board, double width, double height) {
        double x = Math.floor((width - board) / 2);
        double top = SMALL_MARGIN + SMALL_OVER;
        double below = top + board + SMALL_MARGIN;
        return new StageGeometry(
                true,
                new BoundingBox(x, top, board, board),
                new BoundingBox(SMALL_MARGIN, below, width - 2 * SMALL_MARGIN, height - below - SMALL_MARGIN));
    }

    private static double length(double one, double other) {
        return Math.max(0, Math.floor(Math.min(one, other)));
    }

    /** {@return the area for the headline} */
    public Bounds headline() {
        double top = board.getMinY() - (small ? SMALL_OVER : OVER);
        return new BoundingBox(board.getMinX(), top, board.getWidth(), bar().getMinY() - top - SMALL_MARGIN / 2);
    }

    /** {@return the area for the bar that shows each side's share of the board} */
    public Bounds bar() {
        double top = board.getMinY() - (small ? SMALL_NUMBERS : NUMBERS);
        return new BoundingBox(board.getMinX(), top, board.getWidth(), BAR);
    }

    /** {@return the gap at the end of the board, as high as the board and the numbers above it} */
    public Bounds gap() {
        double over = small ? 0 : NUMBERS - BAR;
        double width = small ? SMALL_MARGIN : MARGIN;
        return new BoundingBox(board.getMaxX(), board.getMinY() - over, width, board.getHeight() + over);
    }

    /** {@return the area for a line at the foot of the board: below it or, in a small window, overlapping its edge} */
    public Bounds foot() {
        double over = small ? SMALL_MARGIN : 0;
        double height = small ? 3 * SMALL_MARGIN : MARGIN;
        return new BoundingBox(board.getMinX(), board.getMaxY() - over, board.getWidth(), height);
    }
}
