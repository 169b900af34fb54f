package jump61.table;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The clock of a game.
 *
 * @param kind how time is counted
 * @param base the time for a move, or for a whole game
 * @param increment the time added after each move, if the time is for a whole game
 */
public record Pace(Kind kind, Duration base, Duration increment) {
    /** How time is counted. */
    public enum Kind {
        /** Not at all. */
        NONE,
        /** The same time for each move. */
        MOVE,
        /** A total time for the whole game. */
        TOTAL
    }

    /** Without a clock. */
    public static final Pace NONE = new Pace(Kind.NONE, Duration.ZERO, Duration.ZERO);

    private static final Pattern TEXT = Pattern.compile("none|move:([1-9]\\d{0,4})|total:([1-9]\\d{0,4})[+](\\d{1,5})");

    /** {@return the clock that is written as {@code none}, {@code move:15} or {@code total:300+5}, in seconds} */
    public static Optional<Pace> read(String text) {
        Matcher parts = TEXT.matcher(text);
        if (!parts.matches()) {
            return Optional.empty();
        } else if (parts.group(1) != null) {
            return Optional.of(new Pace(Kind.MOVE, seconds(parts.group(1)), Duration.ZERO));
        } else if (parts.group(2) != null) {
            return Optional.of(new Pace(Kind.TOTAL, seconds(parts.group(2)), seconds(parts.group(3))));
        }
        return Optional.of(NONE);
    }

    private static Duration seconds(String digits) {
        return Duration.ofSeconds(Integer.parseInt(digits));
    }

    /** {@return the clock as text that {@link #read} can read} */
    public String text() {
        return switch (kind) {
            case NONE -> "none";
            case MOVE -> "move:" + base.toSeconds();
            case TOTAL -> "total:" + base.toSeconds() + "+" + increment.toSeconds();
        };
    }

    /** {@return the time left at the start} */
    Duration atFirst() {
        return base;
    }

    /** {@return the time left after a move} */
    Duration after(Duration left, Duration used) {
        return kind == Kind.TOTAL ? left.minus(used).plus(increment) : base;
    }

    /** {@return whether a move took longer than the time left} */
    boolean isExceeded(Duration left, Duration used) {
        return kind != Kind.NONE && used.compareTo(left) > 0;
    }
}
