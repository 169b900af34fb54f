package jump61.games.cubes.ui;

import javafx.animation.Animation;
import javafx.animation.Interpolator;
import javafx.animation.Transition;
import javafx.util.Duration;

/** The celebration of a won Jump61 board: a gentle swell that spreads from the winning square. */
final class Celebration {
    private final Animation animation;

    private Celebration(Animation animation) {
        this.animation = animation;
    }

    /** {@return an empty celebration} */
    static Celebration none() {
        return new Celebration(null);
    }

    /** {@return a swell that spreads from {@code origin}} */
    static Celebration from(int origin, CubesSquares squares) {
        return new Celebration(new Swell(origin, squares));
    }

    void play() {
        animation.play();
    }

    /** Ends it at once. No effect if it is over. */
    void stop() {
        if (animation != null) {
            animation.jumpTo(animation.getTotalDuration());
            animation.stop();
        }
    }

    /** A gentle swell that spreads from one square over a Jump61 board. */
    private static final class Swell extends Transition {
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
}
