package jump61.solver;

/**
 * What the proof-number search knows of positions met before: for each, its proof and disproof number and how much work
 * they cost. Of the four places a key may have, the one with the least work is given up.
 */
final class ProofNumberTable {
    /** A number that stands for: never. */
    static final int INFINITE = Integer.MAX_VALUE;

    /** What {@link #find} says of a position it does not know. */
    static final long UNKNOWN = -1;

    private static final int WAYS = 4;
    /** The bits of an entry's key that hold its work. */
    private static final long WORK = 0xFFFF;

    private static final int FRACTION_BITS = 10;
    private static final int BYTES = 2 * Long.BYTES;
    private static final long MOST_PLACES = 1L << 30;
    /** With fewer, the place would not tell all the bits of a key that its entry lacks. */
    private static final long LEAST_PLACES = (WORK + 1) * WAYS;

    private final long[] keys;
    private final long[] values;
    private final int mask;

    /** A table of at most so many bytes, but at least 4 MiB. */
    ProofNumberTable(long bytes) {
        int places = (int) Long.highestOneBit(Math.max(LEAST_PLACES, Math.min(bytes / BYTES, MOST_PLACES)));
        keys = new long[places];
        values = new long[places];
        mask = places - WAYS;
    }

    /** {@return what is known of a position, to be read by {@link #phi} and {@link #delta}, or {@link #UNKNOWN}} */
    long find(long key) {
        int at = place(key);
        for (int way = at; way < at + WAYS; way++) {
            if (isKeptAt(way, key)) {
                return values[way];
            }
        }
        return UNKNOWN;
    }

    /** Keeps the numbers of a position, which cost so many {@code nodes}. */
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
     * The lowest bits of the key tell the place, so the work may take their room in the entry. The highest would not do:
     * the least of several keys is not spread evenly there.
     */
    private int place(long key) {
        return (int) (key * WAYS) & mask;
    }

    /** A number that grows with the number of nodes, never 0. */
    private static long packedWork(long nodes) {
        int size = Long.SIZE - Long.numberOfLeadingZeros(nodes | 1);
        long fraction = size <= FRACTION_BITS ? nodes : nodes >>> size - FRACTION_BITS;
        return (long) size << FRACTION_BITS | fraction & (1 << FRACTION_BITS) - 1;
    }

    private static int work(long key) {
        return (int) (key & WORK);
    }
}
