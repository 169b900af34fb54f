package jump61.engine;

/** Tells a search when to stop: its limits, the monitor and a flag that another thread may set. */
final class Budget {
    private static final int NODES_BETWEEN_LOOKS = 128;

    private final Limits limits;
    private final SearchMonitor monitor;
    private final int nodesBetweenLooks;
    private long end;
    private volatile boolean stopped;
    private long allowed;
    private long nodes;
    private long nextLook = 1;

    Budget(Limits limits, SearchMonitor monitor) {
        this(limits, monitor, NODES_BETWEEN_LOOKS);
    }

    /**
     * @param nodesBetweenLooks how many nodes may pass between two looks at the clock and the monitor
     */
    Budget(Limits limits, SearchMonitor monitor, int nodesBetweenLooks) {
        this.limits = limits;
        this.nodesBetweenLooks = nodesBetweenLooks;
        this.monitor = monitor;
        this.allowed = limits.nodes();
        this.end = System.nanoTime() + limits.time().toNanos();
    }

    /** Counts a node. {@return whether the search must stop} */
    boolean spend() {
        nodes++;
        return nodes >= nextLook && look();
    }

    private boolean look() {
        if (nodes > allowed || monitor.cancelled() || System.nanoTime() >= end) {
            stopped = true;
        }
        long left = allowed - nodes;
        nextLook = nodes + Math.min(Math.max(left, 0) + 1, nodesBetweenLooks);
        return stopped;
    }

    /** Allows a tenth more nodes to a search that has spent its own, unless something else ends it. */
    void extend() {
        allowed = Math.max(allowed, allowed + limits.nodes() / 10);
        stopped = false;
        nextLook = nodes + 1;
    }

    /** Forgets what was spent: from now on so many nodes and so much time are allowed. */
    void renew(long moreNodes, long moreNanos) {
        allowed = moreNodes >= Long.MAX_VALUE - nodes ? Long.MAX_VALUE : nodes + moreNodes;
        end = System.nanoTime() + moreNanos;
        stopped = false;
        nextLook = nodes + 1;
    }

    /** Makes the search stop soon. */
    void stop() {
        stopped = true;
    }

    long nodes() {
        return nodes;
    }

    int depth() {
        return limits.depth();
    }
}
