package jump61.window.board;

import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;

/**
 * The location of a move on the screen.
 *
 * @param area the area to frame; the sign is in one of its corners
 * @param from the beginning of the path of the move; empty for a move without a path
 * @param to the end of the path
 */
public record MovePlace(Bounds area, Optional<Point2D> from, Point2D to) {
    /** {@return the place of a move on a single square} */
    public static MovePlace on(Bounds square) {
        return new MovePlace(square, Optional.empty(), centre(square));
    }

    /** {@return the place of a move from one square to another} */
    public static MovePlace between(Bounds from, Bounds to) {
        return new MovePlace(to, Optional.of(centre(from)), centre(to));
    }

    private static Point2D centre(Bounds bounds) {
        return new Point2D(bounds.getCenterX(), bounds.getCenterY());
    }
}
