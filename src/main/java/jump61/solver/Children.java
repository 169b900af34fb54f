package jump61.solver;

/**
 * The moves of the positions on the way from the root to the current one, with the proof numbers of the positions that they
 * lead to, and what follows from these numbers. The moves of one position are at consecutive indexes of all arrays.
 */
final class Children {
    private static final int INFINITE = ProofNumberTable.INFINITE;
    private static final int SHARE_OF_OTHERS = 4;
    private static final int SLACK = 8;
    /** While another thread works on a move, its delta counts as larger by this fraction of it, as a divisor. */
    private static final int BURDEN = 8;

    /** Marks a move as known: anything but {@link ProofNumberTable#UNKNOWN}. */
    private static final long FOUND = 0;

    final int[] moves;
    /** The keys of the positions that the moves lead to; 0 where a move is settled without one. */
    final long[] keys;

    final int[] phis;
    final int[] deltas;
    private final ProofNumberTable table;
    private final Whereabouts others;
    private final long[] found;

    Children(int places, ProofNumberTable table, Whereabouts others) {
        this.table = table;
        this.others = others;
        moves = new int[places];
        keys = new long[places];
        phis = new int[places];
        deltas = new int[places];
        found = new long[places];
    }

    /**
     * Adopts what the table knows about moves.
     *
     * @return the first move known to succeed, or -1
     */
    int lookUp(int from, int to) {
        table.find(keys, found, from, to);
        int success = -1;
        for (int child = to - 1; child >= from; child--) {
            if (isKnown(child)) {
                adopt(child);
                success = deltas[child] == 0 ? child : success;
            }
        }
        return success;
    }

    /** Adopts what other threads have found out about moves that are not settled. */
    void lookUpAgain(int from, int to) {
        table.find(keys, found, from, to);
        for (int child = from; child < to; child++) {
            if (isKnown(child) && !isSettled(child)) {
                adopt(child);
            }
        }
    }

    private void adopt(int child) {
        set(child, ProofNumberTable.phi(found[child]), ProofNumberTable.delta(found[child]));
    }

    /** Adopts what a search of a move has found out. */
    void learn(int child, int phi, int delta) {
        set(child, phi, delta);
        found[child] = FOUND;
    }

    /** {@return whether a move has been searched, or the last look-up found it in the table} */
    boolean isKnown(int child) {
        return found[child] != ProofNumberTable.UNKNOWN;
    }

    void set(int child, int phi, int delta) {
        phis[child] = phi;
        deltas[child] = delta;
    }

    void settle(int child, boolean moverSucceeds) {
        set(child, moverSucceeds ? 0 : INFINITE, moverSucceeds ? INFINITE : 0);
    }

    /** {@return whether a move is settled, provided that something is known about it} */
    boolean isSettled(int child) {
        return isKnown(child) && (phis[child] == 0 || deltas[child] == 0);
    }

    /** Keeps only a successful move, because then no other matters. */
    void keepOnly(int child, int from) {
        moves[from] = moves[child];
        set(from, phis[child], deltas[child]);
    }

    /** Leaves out a move that leads to the same position as one before it, or to an image of it. */
    boolean leaveOutTwin(int child, int from) {
        for (int other = from; other < child && keys[child] != 0; other++) {
            if (keys[other] == keys[child]) {
                keys[child] = 0;
                set(child, 0, INFINITE);
                return true;
            }
        }
        return false;
    }

    /** {@return the move that is closest to success} */
    int mostProving(int from, int to) {
        int best = from;
        for (int child = from + 1; child < to; child++) {
            if (deltas[child] < deltas[best] || deltas[child] == deltas[best] && phis[child] < phis[best]) {
                best = child;
            }
        }
        return best;
    }

    /**
     * {@return the move to search next: {@code best}, unless another thread is at work there and another move is nearly
     * as good}
     *
     * @param limit a move with this delta, or more, is not worth searching
     */
    int next(int best, int from, int to, int limit) {
        if (!others.areBelow(keys[best])) {
            return best;
        }
        int next = best;
        long least = burdened(best);
        for (int child = from; child < to; child++) {
            if (deltas[child] < limit && burdened(child) < least) {
                next = child;
                least = burdened(child);
            }
        }
        return next;
    }

    /** {@return the delta up to which a move is worth searching before another, with some slack} */
    int slackenedSecond(int next, int from, int to) {
        long second = INFINITE;
        for (int child = from; child < to; child++) {
            if (child != next && deltas[child] < second) {
                second = Math.min(second, burdened(child));
            }
        }
        // Without slack, the search would switch between moves too often.
        return second == INFINITE ? INFINITE : (int) Math.min(INFINITE - 1, second + 1 + second / SLACK);
    }

    /** {@return the delta of a move, larger if another thread is at work there} */
    private long burdened(int child) {
        int delta = deltas[child];
        return delta < INFINITE && others.areBelow(keys[child])
                ? Math.min(INFINITE - 1, delta + (long) delta / BURDEN)
                : delta;
    }

    /** {@return the largest phi of the moves plus a share of the others} */
    int sharedPhi(int from, int to) {
        int most = 0;
        long sum = 0;
        for (int child = from; child < to; child++) {
            most = Math.max(most, phis[child]);
            sum += phis[child];
        }
        return most == INFINITE ? INFINITE : (int) Math.min(INFINITE - 1, most + (sum - most) / SHARE_OF_OTHERS);
    }

    /** {@return how much the other moves add to the phi of a move} */
    int shareOfOthers(int child, int from, int to) {
        long sum = 0;
        for (int other = from; other < to; other++) {
            sum += other == child ? 0 : phis[other];
        }
        return (int) Math.min(INFINITE, sum / SHARE_OF_OTHERS);
    }
}
