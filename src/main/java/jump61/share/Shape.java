package jump61.share;

/** A shape of a picture. Lengths are parts of the picture's width. */
public sealed interface Shape {
    /** {@return its colour} */
    Ink ink();

    /**
     * A rectangle with round corners.
     *
     * @param x its left edge
     * @param y its upper edge
     * @param radius the radius of its corners
     */
    record Tile(Ink ink, double x, double y, double width, double height, double radius) implements Shape {}

    /**
     * The outline of a square with round corners.
     *
     * @param x the left edge, in the middle of the stroke
     * @param y the upper edge
     * @param stroke the width of the stroke
     */
    record Ring(Ink ink, double x, double y, double side, double radius, double stroke) implements Shape {}

    /** A disc around a centre. */
    record Disc(Ink ink, double x, double y, double radius) implements Shape {}

    /** A square on its corner, around a centre. */
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
     * @param centre where its centre is
     * @param height the height of its digits
     */
    record Number(Ink ink, int value, Point centre, double height) implements Shape {}

    /** A place on a picture, from its upper left corner. */
    record Point(double x, double y) {
        /** {@return the point on the way to another one, 0 to 1} */
        public Point towards(Point other, double way) {
            return new Point(x + (other.x - x) * way, y + (other.y - y) * way);
        }
    }
}
