package jump61.share;

import java.util.List;

/**
 * A square picture of a board: coordinates run from 0 to 1.
 *
 * @param parts the parts of the picture, each drawn over those before it; if two pictures of a game have the same part at
 *     the same index, nothing has changed there
 */
public record Drawing(List<Part> parts) {
    public Drawing {
        parts = List.copyOf(parts);
    }

    /**
     * A group of shapes at one place.
     *
     * @param shapes the shapes, each drawn over those before it, in coordinates relative to {@code at}; files are small if
     *     equal things in different places have equal shapes
     * @param at where the shapes are
     */
    public record Part(List<Shape> shapes, Shape.Point at) {
        /** An empty part, which reserves an index for something that comes and goes. */
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
     * A picture that is shown for some time.
     *
     * @param millis how long it is shown, in milliseconds
     */
    public record Frame(Drawing drawing, int millis) {}
}
