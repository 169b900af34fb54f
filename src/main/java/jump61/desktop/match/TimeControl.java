package jump61.desktop.match;

import java.time.Duration;
import java.util.Optional;

/**
 * How much time the players have.
 *
 * @param kind whether and how time is counted
 * @param base the time for each move, or for all of them
 * @param increment what each move adds to a total
 */
public record TimeControl(Kind kind, Duration base, Duration increment) {
    /** How time is counted. */
    public enum Kind {
        NONE,
        PER_MOVE,
        TOTAL
    }

    /** For so many moves more a program saves time. */
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

    /** {@return how long a program may think at most, so that its flag does not fall; empty without a clock} */
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
