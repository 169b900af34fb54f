package jump61.game;

import java.util.Locale;
import java.util.Optional;

/**
 * The playing strengths of the computer, weakest first. This is the only list of levels; everything else that a level needs
 * is in an exhaustive {@code switch} over it, or a test fails if it is missing.
 */
public enum Level {
    /** A child's first opponent. */
    BEGINNER("Beginner"),
    IMPROVER("Improver"),
    CASUAL("Casual"),
    CLUB("Club"),
    STRONG("Strong"),
    EXPERT("Expert"),
    MASTER("Master"),
    GRANDMASTER("Grandmaster");

    /** The strongest level. */
    public static final Level FULL = values()[values().length - 1];

    private final String title;

    Level(String title) {
        this.title = title;
    }

    /**
     * {@return the level with a number}
     *
     * @throws IllegalArgumentException if there is no such level
     */
    public static Level of(int number) {
        return find(number)
                .orElseThrow(() -> new IllegalArgumentException(
                        "a level is a number from 1 to " + FULL.number() + ", not " + number));
    }

    /** {@return the level with a number; empty if there is none} */
    public static Optional<Level> find(int number) {
        Level[] all = values();
        return number < 1 || number > all.length ? Optional.empty() : Optional.of(all[number - 1]);
    }

    /** {@return its number as typed and stored, from 1 for the weakest} */
    public int number() {
        return ordinal() + 1;
    }

    /** {@return its English name, for example {@code Improver}} */
    public String title() {
        return title;
    }

    /** {@return the key of its name in text bundles, for example {@code level.improver}} */
    public String key() {
        return "level." + name().toLowerCase(Locale.ROOT);
    }

    /** {@return whether this level is at most as strong as {@code other}} */
    public boolean isUpTo(Level other) {
        return compareTo(other) <= 0;
    }
}
