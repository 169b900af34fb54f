package jump61.window.match;

import java.time.Duration;

/** Formats times as on a clock. */
public final class Durations {
    private static final Duration TENTHS_BELOW = Duration.ofSeconds(10);

    private Durations() {}

    /** {@return the time, for example {@code 4:05}, or {@code 0:09.3} if little is left} */
    public static String clock(Duration left) {
        long minutes = left.toMinutes();
        if (left.compareTo(TENTHS_BELOW) < 0) {
            return minutes + ":" + twoDigits(left.toSecondsPart()) + "." + left.toMillisPart() / 100;
        }
        return minutes + ":" + twoDigits(left.toSecondsPart());
    }

    /** Avoids a formatter: the window shows two clocks when it opens, and the first use of a formatter is slow. */
    private static String twoDigits(int number) {
        return number < 10 ? "0" + number : "" + number;
    }
}
