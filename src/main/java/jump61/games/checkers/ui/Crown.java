package jump61.games.checkers.ui;

import javafx.scene.shape.ClosePath;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.StrokeLineJoin;

/** A crown of five points. */
final class Crown extends Path {
    /** The corners, in coordinates from -0.5 to 0.5. */
    private static final double[][] CORNERS = {
        {-0.36, 0.36}, {-0.48, -0.22}, {-0.22, 0.04}, {0, -0.4}, {0.22, 0.04}, {0.48, -0.22}, {0.36, 0.36}
    };

    Crown() {
        getStyleClass().add("crown");
        setStrokeLineJoin(StrokeLineJoin.ROUND);
    }

    /** Draws it around a centre. */
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
