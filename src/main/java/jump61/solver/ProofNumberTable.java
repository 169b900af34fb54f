package jump61.solver;

/**
 * What the proof-number search knows of positions met before: for each, its proof and disproof number and how much work
 * they cost. Of the four places a key may have, the one with the least work is given up.
 */
final class ProofNumberTable {
    /** A number that stands for: never. */
    static final int INFINITE = (1 << 24) - 1;

    /** What {@link #find} says of a position it does not know. */
    static final long UNKNOWN = -1;

    private static final int WAYS = 4;
    private static final int WORK_BITS = 16;
    private static final int FRACTION_BITS = 10;
    private static final int BYTES = 2 * Long.BYTES;
    private static final long MOST_PLACES = 1L << 30;

    private final long[] keys;
    private final long[] values;
    private final int mask;

    /** A table of at most so many bytes, but at least 1 KiB. */
    ProofNumberTable(long bytes) {
        int places = (int) Long.highestOneBit(Math.max(64, Math.min(bytes / BYTES, MOST_PLACES)));
        keys = new long[places];
        values = new long[places];
        mask = places - WAYS;
    }

    /** {@return what is known of a position, to be read by {@link #phi} and {@link #delta}, or {@link #UNKNOWN}} */
    long find(long key) {
        int at = place(key);
        for (int way = at; way < at + WAYS; way++) {
            if (keys[way] == key && values[way] != 0) {
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
            if (keys[way] == key) {
                victim = way;
                break;
            }
            if (work(values[way]) < work(values[victim])) {
                victim = way;
            }
        }
        keys[victim] = key;
        values[victim] = (long) phi << 24 + WORK_BITS | (long) delta << WORK_BITS | packedWork(nodes);
    }

    static int phi(long value) {
        return (int) (value >>> 24 + WORK_BITS);
    }

    static int delta(long value) {
        return (int) (value >>> WORK_BITS) & INFINITE;
    }

    /** The least of several keys is not spread evenly in its highest bits, so others are taken. */
    private int place(long key) {
        return (int) (key >>> 20) & mask;
    }

    /** A number that grows with the number of nodes, never 0. */
    private static long packedWork(long nodes) {
        int size = Long.SIZE - Long.numberOfLeadingZeros(nodes | 1);
        long fraction = size <= FRACTION_BITS ? nodes : nodes >>> size - FRACTION_BITS;
        return (long) size << FRACTION_BITS | fraction & (1 << FRACTION_BITS) - 1;
    }

    private static int work(long value) {
        return (int) value & (1 << WORK_BITS) - 1;
    }
}
