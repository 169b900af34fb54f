package jump61.games.sim.ui;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import jump61.games.sim.SimGame;
import jump61.games.sim.SimMove;
import jump61.window.board.MovePlace;

/**
 * The positions of Sim's six points on the screen: a hexagon with point 1 at the top, the others clockwise.
 *
 * @param centre the centre of the hexagon
 * @param length the length of the square board around it
 */
record SimGeometry(Point2D centre, double length) {
    private static final double HEXAGON = 0.418;
    private static final double POINT = 0.043;
    private static final double SMALLEST_POINT = 4;
    private static final double LINE = 0.015;
    /** Maximum distance from a line at which the user can point at it, as a fraction of the board's length. */
    private static final double REACH = 0.035;
    /** Position of the sign of a mark along its line, as a fraction of the line. */
    private static final double SIGN = 0.3;

    /** Fits the largest possible board into the middle of an area. */
    static SimGeometry fit(Bounds area) {
        double length = Math.floor(Math.min(area.getWidth(), area.getHeight()));
        return new SimGeometry(
                new Point2D(Math.round(area.getCenterX()), Math.round(area.getCenterY())), Math.max(1, length));
    }

    Bounds frame() {
        return new BoundingBox(centre.getX() - length / 2, centre.getY() - length / 2, length, length);
    }

    /** {@return the centre of a point, 1 to 6} */
    Point2D point(int number) {
        double angle = (number - 1) * Math.PI / 3;
        return centre.add(Math.sin(angle) * length * HEXAGON, -Math.cos(angle) * length * HEXAGON);
    }

    /** {@return the place of a line, with its sign where few lines cross} */
    MovePlace place(SimMove line) {
        Point2D from = point(line.from());
        Point2D to = point(line.to());
        Point2D sign = from.interpolate(to, SIGN);
        // The mark ends at the edges of the points; otherwise, it would cross out their numbers.
        double edge = Math.min(0.5, pointRadius() / from.distance(to));
        return new MovePlace(
                new BoundingBox(sign.getX(), sign.getY(), 0, 0),
                Optional.of(from.interpolate(to, edge)),
                to.interpolate(from, edge));
    }

    double pointRadius() {
        return Math.max(SMALLEST_POINT, length * POINT);
    }

    double lineWidth() {
        return Math.max(2, length * LINE);
    }

    /** {@return the number of the point at a position; 0 if there is none} */
    int pointAt(double x, double y) {
        return IntStream.rangeClosed(1, SimGame.POINTS)
                .filter(number -> point(number).distance(x, y) <= pointRadius() * 1.25)
                .findFirst()
                .orElse(0);
    }

    /** {@return the nearest of these lines, if it is near enough} */
    Optional<SimMove> lineAt(double x, double y, Collection<SimMove> lines) {
        Point2D place = new Point2D(x, y);
        return lines.stream()
                .min(Comparator.comparingDouble(line -> distance(line, place)))
                .filter(line -> distance(line, place) <= Math.max(length * REACH, 5));
    }

    private double distance(SimMove line, Point2D place) {
        Point2D from = point(line.from());
        Point2D way = point(line.to()).subtract(from);
        double part = place.subtract(from).dotProduct(way) / way.dotProduct(way);
        return place.distance(from.add(way.multiply(Math.max(0, Math.min(1, part)))));
    }
}
