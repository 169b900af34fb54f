package jump61.solver;

import java.io.IOException;

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
        int victim = victim(key);
        keys[victim] = key & ~WORK | packedWork(nodes);
        values[victim] = (long) phi << Integer.SIZE | delta;
    }

    /** {@return the slot of a position if it is stored, otherwise the one to replace} */
    private int victim(long key) {
        int at = place(key);
        int victim = at;
        for (int way = at; way < at + WAYS; way++) {
            if (isKeptAt(way, key)) {
                return way;
            }
            if (work(keys[way]) < work(keys[victim])) {
                victim = way;
            }
        }
        return victim;
    }

    /** Receives what is stored about a position. */
    @FunctionalInterface
    interface Receiver {
        /**
         * Receives an entry.
         *
         * @param key the whole key of the position
         * @param value its numbers, to be read by {@link #phi} and {@link #delta}
         * @param work the work they took, compressed
         */
        void accept(long key, long value, int work) throws IOException;
    }

    /** {@return the number of positions stored} */
    int size() {
        int size = 0;
        for (long value : values) {
            size += value == 0 ? 0 : 1;
        }
        return size;
    }

    /** Hands over all entries. They can be {@linkplain #add added} to a table of another size. */
    void forEach(Receiver receiver) throws IOException {
        for (int way = 0; way < values.length; way++) {
            if (values[way] != 0) {
                receiver.accept(keys[way] & ~WORK | way / WAYS & WORK, values[way], work(keys[way]));
            }
        }
    }

    /** Adds an entry of another table. */
    void add(long key, long value, int work) {
        int victim = victim(key);
        keys[victim] = key & ~WORK | work & WORK;
        values[victim] = value;
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
