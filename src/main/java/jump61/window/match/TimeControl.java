package jump61.window.match;

import java.time.Duration;
import java.util.Optional;

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
