package jump61.engine;

/** Tells a search when to stop, according to its limits, its monitor, and a flag that another thread may set. */
final class Budget {
    private static final int NODES_BETWEEN_LOOKS = 128;
    /**
     * Number of nodes that are allowed whatever the clock says. They take a fraction of a millisecond, unless the machine
     * is busy or has just started.
     */
    private static final int NODES_BEFORE_THE_CLOCK_COUNTS = 500;

    private final Limits limits;
    private final SearchMonitor monitor;
    private final int nodesBetweenLooks;
    private final int unclocked;
    /** How many nanoseconds before its limit the search stops, so that something else can be done in time. */
    private long reserve;

    private long end;
    private volatile boolean stopped;
    private long allowed;
    private long nodes;
    private long nextLook = 1;

    /**
     * Creates the budget of a search. However little time there is, some moves are examined, so that the first one is
     * not simply played.
     */
    Budget(Limits limits, SearchMonitor monitor) {
        this(limits, monitor, NODES_BETWEEN_LOOKS, NODES_BEFORE_THE_CLOCK_COUNTS);
    }

    /** Creates a budget that checks the clock from its first node. */
    static Budget punctual(Limits limits, SearchMonitor monitor, int nodesBetweenLooks) {
        return new Budget(limits, monitor, nodesBetweenLooks, 0);
    }

    /**
     * Creates a budget.
     *
     * @param nodesBetweenLooks number of nodes between checks of the clock and the monitor
     * @param unclocked number of nodes allowed whatever the clock says
     */
    private Budget(Limits limits, SearchMonitor monitor, int nodesBetweenLooks, int unclocked) {
        this.limits = limits;
        this.nodesBetweenLooks = nodesBetweenLooks;
        this.unclocked = unclocked;
        this.monitor = monitor;
        this.allowed = limits.nodes();
        this.end = System.nanoTime() + limits.time().toNanos();
    }

    /**
     * Counts one node.
     *
     * @return whether the search must stop
     */
    boolean spend() {
        nodes++;
        return nodes >= nextLook && look();
    }

    /** {@return whether the search must stop because of its time or its monitor, whatever its nodes} */
    boolean isOver() {
        return monitor.cancelled() || nodes > unclocked && System.nanoTime() >= end - reserve;
    }

    private boolean look() {
        if (nodes > allowed || isOver()) {
            stopped = true;
        }
        long left = allowed - nodes;
        nextLook = nodes + Math.min(Math.max(left, 0) + 1, nodesBetweenLooks);
        return stopped;
    }

    /** Allows a tenth more nodes to a search that has used up its own, unless something else stops it. */
    void extend() {
        allowed = Math.max(allowed, allowed + limits.nodes() / 10);
        stopped = false;
        nextLook = nodes + 1;
    }

    /** Resets the budget to this many nodes and this much time from now on. */
    void renew(long moreNodes, long moreNanos) {
        allowed = moreNodes >= Long.MAX_VALUE - nodes ? Long.MAX_VALUE : nodes + moreNodes;
        end = System.nanoTime() + moreNanos;
        stopped = false;
        nextLook = nodes + 1;
    }

    /** Makes the search stop this many nanoseconds before its limit. */
    void setReserve(long nanos) {
        reserve = nanos;
    }

    /** {@return the time that is {@linkplain #reserve reserved}, in nanoseconds} */
    long reserved() {
        return reserve;
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
