package jump61.games.checkers.ui;

import java.util.Optional;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.Shape;
import javafx.scene.shape.StrokeLineJoin;
import jump61.games.checkers.CheckersGame;
import jump61.games.checkers.Piece;
import jump61.window.board.BoardPseudoClasses;

/**
 * A man, or a king with its crown. Red's men have one ring and White's two, so that they can be distinguished without
 * colour.
 */
final class CheckersPiece extends Region {
    private static final double RADIUS = 0.39;
    private static final double THICKNESS = 0.055;
    private static final double OUTER_RING = 0.72;
    private static final double INNER_RING = 0.48;

    private final Piece piece;
    private final Circle edge = circle("edge");
    private final Circle face = circle("face");
    private final Circle outerRing = circle("groove");
    private final Circle innerRing = circle("groove");
    private final Crown crown = new Crown();

    CheckersPiece(Piece piece) {
        this.piece = piece;
        getStyleClass().addAll("checkers-piece", piece.isKing() ? "king" : "man");
        BoardPseudoClasses.setColour(this, Optional.of(CheckersGame.INSTANCE.colour(piece.side())));
        setManaged(false);
        getChildren().addAll(edge, face, outerRing, innerRing, crown);
        innerRing.setVisible(!piece.isKing() && piece == Piece.WHITE_MAN);
        crown.setVisible(piece.isKing());
        for (Shape part : new Shape[] {edge, face, outerRing, innerRing, crown}) {
            part.setManaged(false);
        }
    }

    Piece piece() {
        return piece;
    }

    /**
     * Grows the crown of a new king.
     *
     * @param part the fraction of its full size, 0 to 1
     */
    void crown(double part) {
        crown.setScaleX(part);
        crown.setScaleY(part);
    }

    /** Scales the piece temporarily, for example when it is lifted; 1 is its normal size. */
    void swell(double factor) {
        setScaleX(factor);
        setScaleY(factor);
    }

    @Override
    protected void layoutChildren() {
        double length = getWidth();
        double middle = length / 2;
        double radius = length * RADIUS;
        // A king lies flat, because it never moves.
        double lift = piece.isKing() ? 0 : length * THICKNESS;
        place(edge, middle, middle + lift / 2, radius);
        place(face, middle, middle - lift / 2, radius);
        place(outerRing, middle, middle - lift / 2, radius * OUTER_RING);
        place(innerRing, middle, middle - lift / 2, radius * INNER_RING);
        outerRing.setStrokeWidth(Math.max(1, length * 0.025));
        innerRing.setStrokeWidth(Math.max(1, length * 0.025));
        crown.place(middle, middle, radius * 1.1);
    }

    private static void place(Circle circle, double x, double y, double radius) {
        circle.setCenterX(x);
        circle.setCenterY(y);
        circle.setRadius(radius);
    }

    private static Circle circle(String styleClass) {
        Circle circle = new Circle();
        circle.getStyleClass().add(styleClass);
        return circle;
    }

    /** A crown of five points. */
    private static final class Crown extends Path {
        /** The corners, in coordinates from -0.5 to 0.5. */
        private static final double[][] CORNERS = {
            {-0.36, 0.36}, {-0.48, -0.22}, {-0.22, 0.04}, {0, -0.4}, {0.22, 0.04}, {0.48, -0.22}, {0.36, 0.36}
        };

        Crown() {
            getStyleClass().add("crown");
            setStrokeLineJoin(StrokeLineJoin.ROUND);
        }

        /** Draws the crown around a centre. */
        void place(double x, double y, double length) {
            getElements().clear();
            for (double[] corner : CORNERS) {
                double atX = x + corner[0] * length;
                double atY = y + corner[1] * length;
                getElements().add(getElements().isEmpty() ? new MoveTo(atX, atY) : new LineTo(atX, atY));
            }
            getElements().add(new ClosePath());
            setStrokeWidth(length * 0.07);
        }
    }
}
