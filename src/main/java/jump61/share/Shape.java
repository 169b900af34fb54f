package jump61.share;

/** A shape of a picture. Lengths are fractions of the picture's width. */
public sealed interface Shape {
    /** {@return its colour} */
    Ink ink();

    /**
     * A rectangle with rounded corners.
     *
     * @param x its left edge
     * @param y its upper edge
     * @param radius the radius of the corners
     */
    record Tile(Ink ink, double x, double y, double width, double height, double radius) implements Shape {}

    /**
     * The outline of a square with rounded corners.
     *
     * @param x the left edge, in the middle of the stroke
     * @param y the upper edge, likewise
     * @param stroke the width of the stroke
     */
    record Ring(Ink ink, double x, double y, double side, double radius, double stroke) implements Shape {}

    /** A disc around a centre. */
    record Disc(Ink ink, double x, double y, double radius) implements Shape {}

    /** A square that stands on a corner, around a centre. */
    record Diamond(Ink ink, double x, double y, double radius) implements Shape {}

    /**
     * A line with round ends.
     *
     * @param from one end
     * @param to the other end
     * @param dash the length of its dashes; 0 if it has none
     */
    record Line(Ink ink, Point from, Point to, double stroke, double dash) implements Shape {}

    /**
     * A number.
     *
     * @param centre the centre
     * @param height the height of its digits
     */
    record Number(Ink ink, int value, Point centre, double height) implements Shape {}

    /** A point, measured from the upper left corner. */
    record Point(double x, double y) {
        /** {@return the point at this fraction of the way to another one} */
        public Point towards(Point other, double way) {
            return new Point(x + (other.x - x) * way, y + (other.y - y) * way);
        }
    }
}
