package jump61.desktop.match;

import java.time.Duration;
import java.util.Locale;

/** Formats times as on a clock. */
public final class Durations {
    private static final Duration TENTHS_BELOW = Duration.ofSeconds(10);

    private Durations() {}

    /** {@return the time, for example {@code 4:05}, or {@code 0:09.3} if little is left} */
    public static String clock(Duration left) {
        long minutes = left.toMinutes();
        if (left.compareTo(TENTHS_BELOW) < 0) {
            return String.format(Locale.ROOT, "%d:%02d.%d", minutes, left.toSecondsPart(), left.toMillisPart() / 100);
        }
        return String.format(Locale.ROOT, "%d:%02d", minutes, left.toSecondsPart());
    }
}
