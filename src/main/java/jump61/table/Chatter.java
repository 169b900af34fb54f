package jump61.table;

/** How much of what the other side says is heard: some phrases at once, and then one every few seconds. */
final class Chatter {
    private static final int MOST_AT_ONCE = 6;
    private static final double SECONDS = 3;

    private double allowance = MOST_AT_ONCE;
    private long last;

    /** {@return whether a phrase that arrives at that time is heard} */
    boolean isHeard(long nanos) {
        double more = last == 0 ? 0 : (nanos - last) / 1e9 / SECONDS;
        last = nanos;
        allowance = Math.min(MOST_AT_ONCE, allowance + more);
        if (allowance < 1) {
            return false;
        }
        allowance--;
        return true;
    }
}
