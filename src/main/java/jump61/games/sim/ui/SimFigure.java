package jump61.games.sim.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.shape.Polygon;
import jump61.game.Side;
import jump61.games.sim.SimGame;
import jump61.games.sim.SimMove;
import jump61.games.sim.SimPosition;
import jump61.games.sim.SimTriangle;
import jump61.window.board.BoardPseudoClasses;

/** The drawing of Sim: the triangles that ended the game, lines over them, and points on top. */
final class SimFigure extends Group {
    private final List<SimLine> lines = new ArrayList<>();
    private final List<SimPoint> points = new ArrayList<>();
    private final Group triangles = new Group();
    private SimGeometry geometry = new SimGeometry(Point2D.ZERO, 1);

    SimFigure() {
        setManaged(false);
        setMouseTransparent(true);
        Group lineLayer = new Group();
        for (int from = 1; from <= SimGame.POINTS; from++) {
            points.add(new SimPoint(from));
            for (int to = from + 1; to <= SimGame.POINTS; to++) {
                lines.add(new SimLine(new SimMove(from, to)));
            }
        }
        lineLayer.getChildren().addAll(lines);
        getChildren().addAll(triangles, lineLayer);
        getChildren().addAll(points);
    }

    List<SimLine> lines() {
        return lines;
    }

    List<SimPoint> points() {
        return points;
    }

    SimLine line(SimMove move) {
        return lines.stream()
                .filter(line -> line.move().equals(move))
                .findFirst()
                .orElseThrow();
    }

    SimPoint point(int number) {
        return points.get(number - 1);
    }

    SimGeometry geometry() {
        return geometry;
    }

    void place(SimGeometry newGeometry, boolean numbered) {
        geometry = newGeometry;
        lines.forEach(line -> line.place(geometry));
        points.forEach(point -> point.place(geometry, numbered));
    }

    /** Shows the lines of a position and, unless it is being set up, the triangles that ended the game. */
    void show(SimPosition position, boolean editing) {
        lines.forEach(line -> line.show(position.owner(line.move())));
        position.result()
                .filter(result -> !editing)
                .flatMap(result -> result.winner())
                .map(Side::opponent)
                .ifPresentOrElse(loser -> showTriangles(position.triangles(), loser, 1), this::hideTriangles);
    }

    /** Fills triangles in a side's colour and fades the other lines. */
    void showTriangles(List<SimTriangle> closed, Side side, double opacity) {
        triangles.getChildren().setAll(closed.stream().map(this::polygon).toList());
        BoardPseudoClasses.setColour(triangles, Optional.of(SimGame.INSTANCE.colour(side)));
        triangles.getStyleClass().setAll("triangles");
        triangles.setOpacity(opacity);
        for (SimLine line : lines) {
            boolean closes = closed.stream().anyMatch(triangle -> isSide(line.move(), triangle));
            line.pseudoClassStateChanged(BoardPseudoClasses.CLOSING, closes);
            line.pseudoClassStateChanged(BoardPseudoClasses.FADED, !closes);
        }
    }

    void hideTriangles() {
        triangles.getChildren().clear();
        for (SimLine line : lines) {
            line.pseudoClassStateChanged(BoardPseudoClasses.CLOSING, false);
            line.pseudoClassStateChanged(BoardPseudoClasses.FADED, false);
        }
    }

    private Polygon polygon(SimTriangle triangle) {
        Polygon polygon = new Polygon();
        polygon.getStyleClass().add("triangle");
        for (int corner : new int[] {triangle.a(), triangle.b(), triangle.c()}) {
            Point2D at = geometry.point(corner);
            polygon.getPoints().addAll(at.getX(), at.getY());
        }
        return polygon;
    }

    private static boolean isSide(SimMove line, SimTriangle triangle) {
        List<Integer> corners = List.of(triangle.a(), triangle.b(), triangle.c());
        return corners.contains(line.from()) && corners.contains(line.to());
    }
}
