package jump61.window.board;

import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import jump61.game.BoardSize;

/**
 * The geometry of a board's squares on the screen.
 *
 * @param size the board size
 * @param x where the first column begins
 * @param y where the first row begins
 * @param pitch the length of a square
 * @param lead the width of the frame before the first row and column
 * @param trail the width of the frame after the last row and column
 * @param turned whether the board is shown from its other end, starting with the last square
 */
public record GridGeometry(
        BoardSize size, double x, double y, double pitch, double lead, double trail, boolean turned) {
    /** Minimum length of a square for numbers beside it. */
    private static final double SMALLEST_NUMBERED = 20;

    /** Width of the frame, as a fraction of a square. */
    private static final double FRAME = 0.13;

    private static final double NARROWEST_FRAME = 2;
    private static final double WIDEST_FRAME = 12;

    /**
     * Fits the largest possible board into the middle of an area. The frame takes what remains after rounding squares
     * to whole device pixels, so that a square board fills a square area.
     *
     * @param scale device pixels per unit; all edges lie on whole device pixels
     */
    public static GridGeometry fit(BoardSize size, Bounds area, double scale) {
        double guess =
                Math.min(area.getWidth() / (size.columns() + 2 * FRAME), area.getHeight() / (size.rows() + 2 * FRAME));
        double frame = snap(Math.max(NARROWEST_FRAME, Math.min(guess * FRAME, WIDEST_FRAME)), scale);
        double pitch = snap(
                Math.min((area.getWidth() - 2 * frame) / size.columns(), (area.getHeight() - 2 * frame) / size.rows()),
                scale);
        double around =
                snap(Math.min(area.getWidth() - size.columns() * pitch, area.getHeight() - size.rows() * pitch), scale);
        double lead = snap(around / 2, scale);
        double width = size.columns() * pitch + around;
        double height = size.rows() * pitch + around;
        double x = snap(area.getMinX() + (area.getWidth() - width) / 2, scale) + lead;
        double y = snap(area.getMinY() + (area.getHeight() - height) / 2, scale) + lead;
        return new GridGeometry(size, x, y, pitch, lead, around - lead, false);
    }

    /** {@return the geometry of a board that has no layout yet} */
    public static GridGeometry unplaced(BoardSize size) {
        return new GridGeometry(size, 0, 0, 1, 0, 0, false);
    }

    /** {@return the same geometry, seen from either end} */
    public GridGeometry turned(boolean newTurned) {
        return new GridGeometry(size, x, y, pitch, lead, trail, newTurned);
    }

    /** {@return whether numbers beside the squares would be legible} */
    public boolean isNumbered() {
        return pitch >= SMALLEST_NUMBERED;
    }

    /** {@return the area of a square} */
    public Bounds square(int number) {
        int index = seen(number);
        return new BoundingBox(x + index % size.columns() * pitch, y + index / size.columns() * pitch, pitch, pitch);
    }

    /** {@return the area of the board with its frame} */
    public Bounds frame() {
        double around = lead + trail;
        return new BoundingBox(x - lead, y - lead, size.columns() * pitch + around, size.rows() * pitch + around);
    }

    /** {@return the index of the square at a point; -1 if there is none} */
    public int squareAt(double atX, double atY) {
        double column = Math.floor((atX - x) / pitch);
        double row = Math.floor((atY - y) / pitch);
        boolean inside = 0 <= column && column < size.columns() && 0 <= row && row < size.rows();
        return inside ? seen((int) row * size.columns() + (int) column) : -1;
    }

    /** {@return the index of a square in the order on the screen, or the reverse} */
    private int seen(int square) {
        return turned ? size.squares() - 1 - square : square;
    }

    /** {@return the middle of a row, measured from the first edge} */
    public double middleOfRow(int row) {
        return ((turned ? size.rows() - 1 - row : row) + 0.5) * pitch;
    }

    /** {@return the middle of a column, measured from the first edge} */
    public double middleOfColumn(int column) {
        return ((turned ? size.columns() - 1 - column : column) + 0.5) * pitch;
    }

    /** {@return the largest length, in whole device pixels, that does not exceed this one} */
    private static double snap(double length, double scale) {
        return Math.max(0, Math.floor(length * scale) / scale);
    }
}
