package jump61.puzzle.ui;

import java.util.Locale;

/** How hard puzzles should be, relative to the solver's rating. */
public enum Challenge {
    EASIER(-300),
    USUAL(0),
    HARDER(300);

    private final int points;

    Challenge(int points) {
        this.points = points;
    }

    /** {@return how far above the solver's rating they should be, in points} */
    public int points() {
        return points;
    }

    /** {@return the name in text bundles, in lower case} */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
