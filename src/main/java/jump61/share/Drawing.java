package jump61.share;

import java.util.List;

/**
 * A picture of a board, as wide as high: coordinates run from 0 to 1.
 *
 * @param parts what it consists of, each over those before it; where two pictures of a game have the same part at the
 *     same index, nothing has changed
 */
public record Drawing(List<Part> parts) {
    public Drawing {
        parts = List.copyOf(parts);
    }

    /**
     * Shapes in a place.
     *
     * @param shapes the shapes, each over those before it, in coordinates from {@code at}; pictures are small if equal
     *     things in different places have equal shapes
     * @param at where they are
     */
    public record Part(List<Shape> shapes, Shape.Point at) {
        /** Nothing: keeps an index for something that comes or goes. */
        public static final Part NONE = new Part(List.of(), new Shape.Point(0, 0));

        public Part {
            shapes = List.copyOf(shapes);
        }

        /** {@return shapes in the coordinates of the picture} */
        public static Part of(List<Shape> shapes) {
            return new Part(shapes, NONE.at);
        }
    }

    /**
     * A picture that is shown for a time.
     *
     * @param millis how long, in milliseconds
     */
    public record Frame(Drawing drawing, int millis) {}
}
