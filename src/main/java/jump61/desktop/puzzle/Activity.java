package jump61.desktop.puzzle;

import java.util.Locale;

/** What puzzles are solved for. */
public enum Activity {
    /** The puzzle of the day, the same for everybody. */
    DAILY,
    /** One puzzle after the other, of the kind one likes, rated. */
    PRACTICE,
    /** Harder and harder ones until the first mistake. */
    STREAK,
    /** As many as one can in three minutes. */
    RUSH;

    /** {@return the name in the log and in text bundles, in lower case} */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** {@return whether it ends, with a number of solved puzzles that is worth keeping} */
    public boolean hasScore() {
        return this == STREAK || this == RUSH;
    }
}
