package jump61.table;

/** Limits how often something may happen: in a burst, and per second in the long run. */
final class RateLimit {
    private final int burst;
    private final double perSecond;
    private double left;
    private long counted;

    /** Creates an unused limit. Times are those of {@link System#nanoTime}. */
    RateLimit(int burst, double perSecond, long nanos) {
        this.burst = burst;
        this.perSecond = perSecond;
        left = burst;
        counted = nanos;
    }

    /** {@return whether it may happen at this time; if so, it is counted} */
    boolean admits(long nanos) {
        left = Math.min(burst, left + (nanos - counted) / 1e9 * perSecond);
        counted = nanos;
        if (left < 1) {
            return false;
        }
        left--;
        return true;
    }
}
