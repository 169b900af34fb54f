package jump61.desktop.board;

import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;

/**
 * Where a move is on the screen.
 *
 * @param area what to frame, and where the sign stands
 * @param from where the way of the move begins; empty for a move that has no way
 * @param to where the way ends
 */
public record MovePlace(Bounds area, Optional<Point2D> from, Point2D to) {
    /** {@return the place of a move that is made on one square} */
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
