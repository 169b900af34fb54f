package jump61.games.cubes.ui;

import javafx.animation.Animation;

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
}
