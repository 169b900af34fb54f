package jump61.engine;

import java.time.Duration;

/**
 * The limits of a search, which stops at the first one reached. With limits on depth and nodes, play is repeatable;
 * with a time limit, it is not.
 *
 * @param depth plies, at least 1
 * @param nodes positions visited, at least 1; may be exceeded by a few thousand
 * @param time wall-clock time
 */
public record Limits(int depth, long nodes, Duration time) {
    private static final Duration FOREVER = Duration.ofDays(365);

    /** No limit except the end of the game. */
    public static final Limits NONE = new Limits(Integer.MAX_VALUE, Long.MAX_VALUE, FOREVER);

    /** {@return a limit on plies} */
    public static Limits depth(int plies) {
        return new Limits(plies, Long.MAX_VALUE, FOREVER);
    }

    /** {@return a limit on positions visited} */
    public static Limits nodes(long nodes) {
        return new Limits(Integer.MAX_VALUE, nodes, FOREVER);
    }

    /** {@return a limit on wall-clock time} */
    public static Limits time(Duration time) {
        return new Limits(Integer.MAX_VALUE, Long.MAX_VALUE, time);
    }
}
