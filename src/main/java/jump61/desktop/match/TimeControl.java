package jump61.desktop.match;

import java.time.Duration;

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
}
