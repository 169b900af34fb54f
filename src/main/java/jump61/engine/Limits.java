package jump61.engine;

import java.time.Duration;

/**
 * When a search stops, whichever comes first. Depth and nodes make play repeatable; time does not.
 *
 * @param depth plies, at least 1
 * @param nodes positions visited, at least 1; told to be exact to a few thousand
 * @param time wall-clock time
 */
public record Limits(int depth, long nodes, Duration time) {
    private static final Duration FOREVER = Duration.ofDays(365);

    /** No limit but the end of the game. */
    public static final Limits NONE = new Limits(Integer.MAX_VALUE, Long.MAX_VALUE, FOREVER);

    /** {@return a limit in plies} */
    public static Limits depth(int plies) {
        return new Limits(plies, Long.MAX_VALUE, FOREVER);
    }

    /** {@return a limit in positions visited} */
    public static Limits nodes(long nodes) {
        return new Limits(Integer.MAX_VALUE, nodes, FOREVER);
    }

    /** {@return a limit in wall-clock time} */
    public static Limits time(Duration time) {
        return new Limits(Integer.MAX_VALUE, Long.MAX_VALUE, time);
    }
}
