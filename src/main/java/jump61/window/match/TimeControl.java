package jump61.window.match;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A time control.
 *
 * @param kind whether and how time is measured
 * @param base time for each move, or for the whole game
 * @param increment time added after each move, for {@code kind} total
 */
public record TimeControl(Kind kind, Duration base, Duration increment) {
    /** How time is counted. */
    public enum Kind {
        NONE,
        PER_MOVE,
        TOTAL
    }

    /** Number of further moves for which a computer player saves time. */
    private static final int MOVES_TO_GO = 25;

    public static final TimeControl NONE = new TimeControl(Kind.NONE, Duration.ZERO, Duration.ZERO);

    private static final Pattern PER_MOVE = Pattern.compile("move:(\\d{1,5})");
    private static final Pattern TOTAL = Pattern.compile("total:(\\d{1,5})(?:\\+(\\d{1,5}))?");

    /** {@return the time control that {@link #text} wrote; none if the text is invalid} */
    public static TimeControl read(String text) {
        Matcher perMove = PER_MOVE.matcher(text);
        if (perMove.matches()) {
            return perMove(seconds(perMove.group(1)));
        }
        Matcher total = TOTAL.matcher(text);
        return total.matches() ? total(seconds(total.group(1)), seconds(total.group(2))) : NONE;
    }

    private static Duration seconds(String digits) {
        return Duration.ofSeconds(digits == null ? 0 : Integer.parseInt(digits));
    }

    /**
     * {@return the time control as text, for settings and files} {@code none}, {@code move:15} or {@code total:300+5}, in
     * seconds.
     */
    public String text() {
        return switch (kind) {
            case NONE -> "none";
            case PER_MOVE -> "move:" + base.toSeconds();
            case TOTAL -> "total:" + base.toSeconds() + "+" + increment.toSeconds();
        };
    }

    public static TimeControl perMove(Duration time) {
        return new TimeControl(Kind.PER_MOVE, time, Duration.ZERO);
    }

    public static TimeControl total(Duration time, Duration increment) {
        return new TimeControl(Kind.TOTAL, time, increment);
    }

    public boolean isOn() {
        return kind != Kind.NONE;
    }

    /**
     * {@return the maximum thinking time of a computer player, so that it does not lose on time; empty without a clock}
     */
    Optional<Duration> budget(Duration left) {
        return switch (kind) {
            case NONE -> Optional.empty();
            case PER_MOVE -> Optional.of(left.multipliedBy(2).dividedBy(3));
            case TOTAL -> Optional.of(smaller(left.dividedBy(MOVES_TO_GO).plus(increment), left.dividedBy(2)));
        };
    }

    private static Duration smaller(Duration one, Duration other) {
        return one.compareTo(other) < 0 ? one : other;
    }
}
