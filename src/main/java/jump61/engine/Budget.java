package jump61.engine;

/** Tells a search when to stop: its limits, the monitor and a flag that another thread may set. */
final class Budget {
    private static final int NODES_BETWEEN_LOOKS = 1024;

    private final Limits limits;
    private final SearchMonitor monitor;
    private final long end;
    private volatile boolean stopped;
    private long nodes;
    private long nextLook = 1;

    Budget(Limits limits, SearchMonitor monitor) {
        this.limits = limits;
        this.monitor = monitor;
        this.end = System.nanoTime() + limits.time().toNanos();
    }

    /** Counts a node. {@return whether the search must stop} */
    boolean spend() {
        nodes++;
        return nodes >= nextLook && look();
    }

    private boolean look() {
        if (nodes > limits.nodes() || monitor.cancelled() || System.nanoTime() >= end) {
            stopped = true;
        }
        long left = limits.nodes() - nodes;
        nextLook = nodes + Math.min(Math.max(left, 0) + 1, NODES_BETWEEN_LOOKS);
        return stopped;
    }

    /** Makes the search stop soon. */
    void stop() {
        stopped = true;
    }

    /** {@return whether the search has been told to stop} */
    boolean isStopped() {
        return stopped;
    }

    /** {@return whether so little is left that a deeper iteration is not worth its beginning} */
    boolean isNearlySpent() {
        return stopped || nodes > limits.nodes() / 2;
    }

    long nodes() {
        return nodes;
    }

    int depth() {
        return limits.depth();
    }
}
