package jump61.review;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** How good a move was. {@link Thresholds} has the limits, docs/review.md their sources. */
public enum MoveClass {
    /** As good as anything the review found. */
    BEST,
    /** Not the best, but nothing of note was lost. */
    GOOD,
    /** A little of the win chance was lost. */
    INACCURACY,
    /** A good part of the win chance was lost. */
    MISTAKE,
    /** The move may well have cost the game. */
    BLUNDER,
    /** A win by force was given away, though the game was not yet lost. */
    MISSED_WIN,
    /** The best move, where every other one would have been a blunder. */
    ONLY_MOVE,
    /** Nothing was left to choose: one legal move, or a lost position. */
    FORCED;

    /** {@return the English name, as files and commands spell it, for example {@code missed win}} */
    public String title() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** {@return the key of its name in text bundles, for example {@code missedWin}} */
    public String key() {
        String[] words = title().split(" ");
        return words.length == 1
                ? words[0]
                : words[0] + words[1].substring(0, 1).toUpperCase(Locale.ROOT) + words[1].substring(1);
    }

    /** {@return the class with this {@link #title}} */
    public static Optional<MoveClass> byTitle(String title) {
        return Arrays.stream(values()).filter(any -> any.title().equals(title)).findFirst();
    }

    /** {@return whether something was lost that the graph and the list should point at} */
    public boolean isFault() {
        return this == INACCURACY || this == MISTAKE || this == BLUNDER || this == MISSED_WIN;
    }

    /** {@return whether the player is asked to find a better move when learning from mistakes} */
    public boolean isLesson() {
        return isFault() && this != INACCURACY;
    }
}
