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
 * @param lead the width of the frame before the first row and column, which holds any numbers
 * @param trail the width of the frame after the last row and column
 * @param turned whether the board is shown from its other end, starting with the last square
 */
public record GridGeometry(
        BoardSize size, double x, double y, double pitch, double lead, double trail, boolean turned) {
    /** Minimum length of a square for numbers beside it. */
    private static final double SMALLEST_NUMBERED = 22;

    private static final double NARROWEST_NUMBERS = 17;
    private static final double WIDEST_NUMBERS = 28;
    private static final double NUMBERS = 0.36;
    private static final double PLAIN = 0.13;

    /**
     * Fits the largest possible board into the middle of an area.
     *
     * @param numbered whether to leave room for numbers, if they would be legible
     * @param scale device pixels per unit; all edges lie on whole device pixels
     */
    public static GridGeometry fit(BoardSize size, Bounds area, boolean numbered, double scale) {
        double guess =
                Math.min(area.getWidth() / (size.columns() + 2 * PLAIN), area.getHeight() / (size.rows() + 2 * PLAIN));
        double trail = snap(Math.max(2, Math.min(guess * PLAIN, WIDEST_NUMBERS / 2)), scale);
        double numbers = Math.max(NARROWEST_NUMBERS, Math.min(guess * NUMBERS, WIDEST_NUMBERS));
        double lead = numbered ? snap(numbers, scale) : trail;
        double room = Math.min(
                (area.getWidth() - lead - trail) / size.columns(), (area.getHeight() - lead - trail) / size.rows());
        double pitch = snap(room, scale);
        if (numbered && pitch < SMALLEST_NUMBERED) {
            return fit(size, area, false, scale);
        }
        double width = lead + size.columns() * pitch + trail;
        double height = lead + size.rows() * pitch + trail;
        double x = snap(area.getMinX() + (area.getWidth() - width) / 2, scale) + lead;
        double y = snap(area.getMinY() + (area.getHeight() - height) / 2, scale) + lead;
        return new GridGeometry(size, x, y, pitch, lead, trail, false);
    }

    /** {@return the geometry of a board that has no layout yet} */
    public static GridGeometry unplaced(BoardSize size) {
        return new GridGeometry(size, 0, 0, 1, 0, 0, false);
    }

    /** {@return the same geometry, seen from either end} */
    public GridGeometry turned(boolean newTurned) {
        return new GridGeometry(size, x, y, pitch, lead, trail, newTurned);
    }

    /** {@return whether the frame has room for numbers} */
    public boolean isNumbered() {
        return lead > trail;
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

    /** {@return the index of a square as the board is seen, or the reverse} */
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
