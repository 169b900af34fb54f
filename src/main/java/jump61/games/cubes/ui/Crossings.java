package jump61.games.cubes.ui;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.shape.Circle;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import jump61.window.board.BoardPseudoClasses;
import jump61.window.board.GridGeometry;

/** Spots on the edges of a square, where those of a move would cross to its neighbours. */
final class Crossings extends Group {
    private static final double RADIUS = 0.1;
    private static final double OUTLINE = 0.028;
    private static final List<Point2D> WAYS =
            List.of(new Point2D(0, -0.5), new Point2D(0, 0.5), new Point2D(-0.5, 0), new Point2D(0.5, 0));

    Crossings() {
        getStyleClass().add("crossings");
        setMouseTransparent(true);
        setAutoSizeChildren(false);
    }

    /** Shows where the spots of a square would cross. */
    void show(GridGeometry geometry, int square, Side mover) {
        BoardPseudoClasses.setColour(this, Optional.of(CubesGame.INSTANCE.colour(mover)));
        Bounds from = geometry.square(square);
        double length = from.getWidth();
        getChildren()
                .setAll(WAYS.stream()
                        .filter(way -> geometry.squareAt(
                                        from.getCenterX() + 2 * way.getX() * length,
                                        from.getCenterY() + 2 * way.getY() * length)
                                >= 0)
                        .map(way -> spot(
                                from.getCenterX() + way.getX() * length,
                                from.getCenterY() + way.getY() * length,
                                length))
                        .toList());
    }

    private static Circle spot(double x, double y, double length) {
        Circle spot = new Circle(x, y, length * RADIUS);
        spot.getStyleClass().add("crossing");
        spot.setStrokeWidth(Math.max(1, length * OUTLINE));
        return spot;
    }

    void hide() {
        getChildren().clear();
    }
}
