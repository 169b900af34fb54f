package jump61.solver;

/**
 * The hash table of the proof-number search. It stores the proof and disproof number of each position, and the work
 * they took. Of the four slots for a key, the one with the least work is replaced.
 */
final class ProofNumberTable {
    /** A number that means: impossible. */
    static final int INFINITE = Integer.MAX_VALUE;

    /** The result of {@link #find} for an unknown position. */
    static final long UNKNOWN = -1;

    private static final int WAYS = 4;
    /** The bits of an entry's key that hold its work. */
    private static final long WORK = 0xFFFF;

    private static final int FRACTION_BITS = 10;
    private static final int BYTES = 2 * Long.BYTES;
    private static final long MOST_PLACES = 1L << 30;
    /** Minimum number of slots. With fewer, the slot would not determine all key bits that the entry lacks. */
    private static final long LEAST_PLACES = (WORK + 1) * WAYS;

    private final long[] keys;
    private final long[] values;
    private final int mask;

    /** Creates a table of at most this many bytes, but at least 4 MiB. */
    ProofNumberTable(long bytes) {
        int places = (int) Long.highestOneBit(Math.max(LEAST_PLACES, Math.min(bytes / BYTES, MOST_PLACES)));
        keys = new long[places];
        values = new long[places];
        mask = places - WAYS;
    }

    /** {@return the entry of a position, to be read by {@link #phi} and {@link #delta}, or {@link #UNKNOWN}} */
    long find(long key) {
        int at = place(key);
        for (int way = at; way < at + WAYS; way++) {
            if (isKeptAt(way, key)) {
                return values[way];
            }
        }
        return UNKNOWN;
    }

    /** Stores the numbers of a position, which took {@code nodes} nodes. */
    void put(long key, int phi, int delta, long nodes) {
        int at = place(key);
        int victim = at;
        for (int way = at; way < at + WAYS; way++) {
            if (isKeptAt(way, key)) {
                victim = way;
                break;
            }
            if (work(keys[way]) < work(keys[victim])) {
                victim = way;
            }
        }
        keys[victim] = key & ~WORK | packedWork(nodes);
        values[victim] = (long) phi << Integer.SIZE | delta;
    }

    static int phi(long value) {
        return (int) (value >>> Integer.SIZE);
    }

    static int delta(long value) {
        return (int) value;
    }

    private boolean isKeptAt(int way, long key) {
        return ((keys[way] ^ key) & ~WORK) == 0 && values[way] != 0;
    }

    /**
     * Returns the slot of a key, which is given by its lowest bits; so the entry can use these for the work. The
     * highest bits would not do: the minimum of several keys is not evenly distributed there.
     */
    private int place(long key) {
        return (int) (key * WAYS) & mask;
    }

    /** Returns a compressed number of nodes, increasing and never 0. */
    private static long packedWork(long nodes) {
        int size = Long.SIZE - Long.numberOfLeadingZeros(nodes | 1);
        long fraction = size <= FRACTION_BITS ? nodes : nodes >>> size - FRACTION_BITS;
        return (long) size << FRACTION_BITS | fraction & (1 << FRACTION_BITS) - 1;
    }

    private static int work(long key) {
        return (int) (key & WORK);
    }
}
