package jump61.puzzle.ui;

import java.util.Locale;

/** Ways to solve puzzles. */
public enum Activity {
    /** The puzzle of the day, which is the same for everyone. */
    DAILY,
    /** One rated puzzle after another, of a chosen kind. */
    PRACTICE,
    /** Ever harder puzzles until the first mistake. */
    STREAK,
    /** As many as possible in three minutes. */
    RUSH;

    /** {@return the name in the log and in text bundles, in lower case} */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** {@return whether a session ends with a score worth storing} */
    public boolean hasScore() {
        return this == STREAK || this == RUSH;
    }
}
