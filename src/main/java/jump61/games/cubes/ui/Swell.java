package jump61.games.cubes.ui;

import javafx.animation.Interpolator;
import javafx.animation.Transition;
import javafx.util.Duration;

/** A gentle swell that spreads from one square over a Jump61 board. */
final class Swell extends Transition {
    private static final double MILLIS = 1100;
    private static final double SWELLING = 0.07;
    /** The fraction of the duration that the swell of one square takes. */
    private static final double BREADTH = 0.35;

    private final int origin;
    private final CubesSquares squares;

    Swell(int origin, CubesSquares squares) {
        this.origin = origin;
        this.squares = squares;
        setCycleDuration(Duration.millis(MILLIS));
        setInterpolator(Interpolator.LINEAR);
    }

    @Override
    protected void interpolate(double progress) {
        for (CubesSquare square : squares.all()) {
            double begin = (1 - BREADTH)
                    * distance(square.index())
                    / (squares.size().rows() + squares.size().columns());
            double own = (progress - begin) / BREADTH;
            square.swell(own <= 0 || own >= 1 ? 1 : 1 + SWELLING * Math.sin(Math.PI * own));
        }
    }

    private int distance(int square) {
        int columns = squares.size().columns();
        return Math.abs(square / columns - origin / columns) + Math.abs(square % columns - origin % columns);
    }
}
