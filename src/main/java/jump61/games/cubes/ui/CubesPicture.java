package jump61.games.cubes.ui;

import java.util.Optional;
import javafx.geometry.Point2D;
import jump61.game.Brush;
import jump61.game.Side;
import jump61.games.cubes.CubesMove;
import jump61.games.cubes.CubesPosition;
import jump61.window.board.Miniature;
import jump61.window.board.PipShape;

/**
 * Draws small pictures of positions, with the shapes and corners of the board. Only large squares have room for spots
 * and for the line of a full square.
 */
final class CubesPicture {
    /** Minimum length of a square whose spots are drawn, in pixels. */
    private static final double WITH_SPOTS = 15;

    /** Minimum length of a square on which a line shows that it is full, in pixels. */
    private static final double WITH_LINE = 20;

    private static final double SPOT = 0.095;

    /** The radius of the corners of a face, as a fraction of its length. */
    private static final double FREE = 0.16;

    private static final double RED = 0.28;
    private static final double BLUE = 0.1;

    /** Width of the free space around a face, as a fraction of a square. */
    private static final double MARGIN = 0.05;

    private final CubesPosition position;
    private final Miniature picture;
    private final double pitch;
    private final double left;
    private final double top;

    private CubesPicture(CubesPosition position, Miniature picture) {
        this.position = position;
        this.picture = picture;
        int rows = position.size().rows();
        int columns = position.size().columns();
        pitch = 1.0 / Math.max(rows, columns);
        left = (1 - pitch * columns) / 2;
        top = (1 - pitch * rows) / 2;
    }

    static void draw(CubesPosition position, Miniature picture) {
        var drawing = new CubesPicture(position, picture);
        drawing.faces();
        if (drawing.pitch * picture.length() >= WITH_SPOTS) {
            drawing.spots();
        }
        if (drawing.pitch * picture.length() >= WITH_LINE) {
            drawing.fullLines();
        }
    }

    /** Draws one square with a brush's spots; if the brush has no side, with the one spot of a neutral square. */
    static void draw(Brush brush, Miniature picture) {
        Side owner = brush.side().orElse(null);
        String colour = owner == null ? "mini-free" : owner == Side.FIRST ? "mini-red" : "mini-blue";
        double radius = owner == null ? FREE : owner == Side.FIRST ? RED : BLUE;
        double length = 1 - 2 * MARGIN;
        picture.tile(colour, MARGIN, MARGIN, length, radius * length);
        for (Point2D pip : PipLayout.of(Math.max(1, brush.count()))) {
            spot(picture, colour, pip, SPOT);
        }
    }

    /** Draws the outline of the square of a move. */
    static void mark(CubesMove move, CubesPosition position, String styleClass, Miniature picture) {
        var drawing = new CubesPicture(position, picture);
        int square = (move.row() - 1) * position.size().columns() + move.column() - 1;
        drawing.tile(styleClass, drawing.corner(square), RED);
    }

    private void faces() {
        for (int square = 0; square < position.size().squares(); square++) {
            Point2D corner = corner(square);
            Optional<Side> owner = position.owner(position.move(square));
            if (owner.isEmpty()) {
                tile("mini-free", corner, FREE);
            } else if (owner.get() == Side.FIRST) {
                tile("mini-red", corner, RED);
            } else {
                tile("mini-blue", corner, BLUE);
            }
        }
    }

    /** Draws a face, with the radius of its corners as a fraction of its length. */
    private void tile(String styleClass, Point2D corner, double radius) {
        double length = (1 - 2 * MARGIN) * pitch;
        picture.tile(
                styleClass, corner.getX() + MARGIN * pitch, corner.getY() + MARGIN * pitch, length, radius * length);
    }

    /** Draws the spots, after all faces, so that no face covers them. */
    private void spots() {
        for (int square = 0; square < position.size().squares(); square++) {
            CubesMove at = position.move(square);
            String colour = position.owner(at)
                    .map(owner -> owner == Side.FIRST ? "mini-red" : "mini-blue")
                    .orElse("mini-free");
            Point2D corner = corner(square);
            for (Point2D pip : PipLayout.of(position.spots(at))) {
                spot(picture, colour, corner.add(pip.multiply(pitch)), SPOT * pitch);
            }
        }
    }

    private static void spot(Miniature picture, String colour, Point2D centre, double radius) {
        PipShape shape = colour.equals("mini-blue") ? PipShape.DIAMOND : PipShape.ROUND;
        picture.pip(colour + "-spot", shape, centre.getX(), centre.getY(), radius);
    }

    private void fullLines() {
        for (int square = 0; square < position.size().squares(); square++) {
            CubesMove at = position.move(square);
            Optional<Side> owner = position.owner(at);
            if (owner.isPresent() && position.isFull(at)) {
                boolean red = owner.get() == Side.FIRST;
                Point2D corner = corner(square);
                double inset = (MARGIN + CubesSquare.FULL_INSET) * pitch;
                double length = pitch - 2 * inset;
                picture.tile(
                        red ? "mini-red-full" : "mini-blue-full",
                        corner.getX() + inset,
                        corner.getY() + inset,
                        length,
                        ((red ? RED : BLUE) - CubesSquare.FULL_INSET) * length);
            }
        }
    }

    private Point2D corner(int square) {
        CubesMove at = position.move(square);
        return new Point2D(left + (at.column() - 1) * pitch, top + (at.row() - 1) * pitch);
    }
}
