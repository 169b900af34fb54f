package jump61.solver;

import java.io.IOException;

/**
 * The hash table of the proof-number search. It stores the proof and disproof number of each position, and the work
 * they took. Of the four slots for a key, the one with the least work is replaced.
 *
 * <p>Threads may share a table without locks. An entry has two words, and the first is stored combined with the second.
 * So if threads write to the same slot at once, what they leave there is no entry of any position (R. Hyatt and T.
 * Mann, A Lock-less Transposition Table Implementation for Parallel Search, 2002).
 */
final class ProofNumberTable {
    /** A number that means: impossible. */
    static final int INFINITE = Integer.MAX_VALUE;

    /** The result of {@link #find} for an unknown position. */
    static final long UNKNOWN = -1;

    private static final int WAYS = 4;
    /** Number of words in a slot. */
    private static final int WORDS = 2;

    private static final int BUCKET = WAYS * WORDS;
    /** The bits of an entry's key that hold its work. */
    private static final long WORK = 0xFFFF;

    private static final long SPREAD = 0x9E3779B97F4A7C15L;
    private static final int FRACTION_BITS = 10;
    /** Minimum number of words. With fewer, the place would not determine all key bits that the entry lacks. */
    private static final long LEAST_WORDS = (WORK + 1) * BUCKET;

    /** The base-2 logarithm of the number of words in a gibibyte. */
    private static final int USUAL_BLOCK_BITS = 27;
    /** The bits of a key that choose its block. The lower ones choose the place in it. */
    private static final int CHOICE_BITS = 24;

    /** The words of all slots. */
    private final long[][] blocks;

    private final int mask;

    /**
     * Creates a table of at most this many bytes, but at least 4 MiB. Up to one gibibyte, its size is a power of two;
     * beyond, a multiple of a gibibyte.
     */
    ProofNumberTable(long bytes) {
        this(bytes, USUAL_BLOCK_BITS);
    }

    /** Creates a table in which each block has {@code 1 << blockBits} words, at least as many as in 4 MiB. */
    ProofNumberTable(long bytes, int blockBits) {
        long words = Math.max(LEAST_WORDS, Long.highestOneBit(bytes / Long.BYTES));
        int inBlock = (int) Math.min(words, 1L << blockBits);
        blocks = new long[(int) Math.max(1, bytes / Long.BYTES >> blockBits)][inBlock];
        mask = inBlock - BUCKET;
    }

    /** {@return the entry of a position, to be read by {@link #phi} and {@link #delta}, or {@link #UNKNOWN}} */
    long find(long key) {
        return find(key, block(key));
    }

    private long find(long key, long[] block) {
        int at = place(key);
        for (int slot = at; slot < at + BUCKET; slot += WORDS) {
            long value = block[slot + 1];
            if (isOf(key, block[slot], value)) {
                return value;
            }
        }
        return UNKNOWN;
    }

    /**
     * Looks up several positions, which is faster than one at a time: the processor fetches their entries from memory
     * together.
     *
     * @param keys their keys; 0 stands for a position that is not to be looked up
     * @param found receives what {@link #find} returns for each key, in the same places
     */
    void find(long[] keys, long[] found, int from, int to) {
        for (int i = from; i < to; i++) {
            long[] block = block(keys[i]);
            int at = place(keys[i]);
            // The bucket may extend over two lines of the cache.
            found[i] = block[at] ^ block[at + BUCKET - 1];
        }
        for (int i = from; i < to; i++) {
            found[i] = keys[i] == 0 ? UNKNOWN : find(keys[i]);
        }
    }

    /** Stores the numbers of a position, which took {@code nodes} nodes. A proof is not replaced by mere numbers. */
    void put(long key, int phi, int delta, long nodes) {
        long[] block = block(key);
        int victim = victim(key, block);
        long value = (long) phi << Integer.SIZE | delta;
        if (isProof(value) || !isOf(key, block[victim], block[victim + 1]) || !isProof(block[victim + 1])) {
            write(block, victim, key & ~WORK | packedWork(nodes), value);
        }
    }

    private static void write(long[] block, int slot, long first, long value) {
        block[slot] = combined(first, value);
        block[slot + 1] = value;
    }

    /** {@return the slot of a position if it is stored, otherwise the one to replace} */
    private int victim(long key, long[] block) {
        int at = place(key);
        int victim = at;
        long least = Long.MAX_VALUE;
        for (int slot = at; slot < at + BUCKET; slot += WORDS) {
            long value = block[slot + 1];
            if (isOf(key, block[slot], value)) {
                return slot;
            }
            long work = combined(block[slot], value) & WORK;
            if (work < least) {
                least = work;
                victim = slot;
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
    long size() {
        long size = 0;
        for (long[] block : blocks) {
            for (int slot = 0; slot < block.length; slot += WORDS) {
                size += block[slot + 1] == 0 ? 0 : 1;
            }
        }
        return size;
    }

    /** Hands over all entries. They can be {@linkplain #add added} to a table of another size. */
    void forEach(Receiver receiver) throws IOException {
        for (long[] block : blocks) {
            for (int slot = 0; slot < block.length; slot += WORDS) {
                long value = block[slot + 1];
                if (value != 0) {
                    long first = combined(block[slot], value);
                    receiver.accept(first & ~WORK | slot / BUCKET & WORK, value, (int) (first & WORK));
                }
            }
        }
    }

    /** Adds an entry of another table. */
    void add(long key, long value, int work) {
        long[] block = block(key);
        write(block, victim(key, block), key & ~WORK | work & WORK, value);
    }

    static int phi(long value) {
        return (int) (value >>> Integer.SIZE);
    }

    static int delta(long value) {
        return (int) value;
    }

    /** {@return whether an entry says who wins} */
    static boolean isProof(long value) {
        return phi(value) == 0 || delta(value) == 0;
    }

    /** Combines an entry's first word with its second, or separates them again. */
    private static long combined(long first, long value) {
        // The multiplication carries the lowest bits to those that are compared with a key.
        return first ^ value * SPREAD;
    }

    private static boolean isOf(long key, long first, long value) {
        return ((combined(first, value) ^ key) & ~WORK) == 0 && value != 0;
    }

    /**
     * Returns the block of a key. The highest bits would not do: the minimum of several keys is not evenly distributed
     * there.
     */
    private long[] block(long key) {
        long choice = key >>> CHOICE_BITS & (1 << CHOICE_BITS) - 1;
        return blocks[(int) (choice * blocks.length >> CHOICE_BITS)];
    }

    /**
     * Returns the place of a key's slots in its block, which is given by the key's lowest bits; so the entry can use
     * these for the work.
     */
    private int place(long key) {
        return (int) (key * BUCKET) & mask;
    }

    /** Returns a compressed number of nodes, increasing and never 0. */
    private static long packedWork(long nodes) {
        int size = Long.SIZE - Long.numberOfLeadingZeros(nodes | 1);
        long fraction = size <= FRACTION_BITS ? nodes : nodes >>> size - FRACTION_BITS;
        return (long) size << FRACTION_BITS | fraction & (1 << FRACTION_BITS) - 1;
    }
}
