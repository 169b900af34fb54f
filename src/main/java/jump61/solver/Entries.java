package jump61.solver;

/**
 * The memory of a hash table: entries of two words, several of which share a bucket. The first word is the key of the
 * entry, with the work it took in its lowest bits. These bits of the key follow from the place of the entry.
 *
 * <p>Threads may share a table without locks. The first word is stored combined with the second. So if threads write to the
 * same slot at once, the result does not match any key (R. Hyatt and T. Mann, A Lock-less Transposition Table
 * Implementation for Parallel Search, 2002).
 */
final class Entries {
    /** Number of words in a slot. */
    static final int WORDS = 2;
    /** The bits of an entry's key that hold its work. */
    static final long WORK = 0xFFFF;

    private static final int LEAST_BLOCKS = 4;
    /** Number of words in a gibibyte. */
    private static final int MOST_IN_BLOCK = 1 << 27;

    private static final long SPREAD = 0x9E3779B97F4A7C15L;
    private static final int FRACTION_BITS = 10;
    /** The bits of a key that choose its block. The lower ones choose the place in it. */
    private static final int CHOICE_BITS = 24;

    /** The words of all slots. */
    final long[][] blocks;
    /** Number of words in a bucket. */
    final int bucket;

    private final int mask;

    /**
     * Reserves at most this many bytes, but at least 65,536 buckets. They are divided into blocks of at most a gibibyte, at
     * least four if there are enough buckets; memory that does not fill a block is not used.
     *
     * @param ways number of slots in a bucket, a power of two
     */
    Entries(long bytes, int ways) {
        bucket = ways * WORDS;
        long words = bytes / Long.BYTES;
        // With fewer, the place would not determine all key bits that are missing in the entry.
        int least = (int) (WORK + 1) * bucket;
        int inBlock = (int) Math.max(least, Math.min(Long.highestOneBit(words / LEAST_BLOCKS), MOST_IN_BLOCK));
        blocks = new long[(int) Math.max(1, words / inBlock)][inBlock];
        mask = inBlock - bucket;
    }

    /**
     * Returns the block of a key. The highest bits would not do: the minimum of several keys is not evenly distributed
     * there.
     */
    long[] block(long key) {
        long choice = key >>> CHOICE_BITS & (1 << CHOICE_BITS) - 1;
        return blocks[(int) (choice * blocks.length >> CHOICE_BITS)];
    }

    /** {@return the index of a key's bucket in its block, which the key's lowest bits determine} */
    int place(long key) {
        return (int) (key * bucket) & mask;
    }

    /** {@return the lowest bits of all keys whose entries are at an index} */
    long lowestBits(int slot) {
        return slot / bucket & WORK;
    }

    static void write(long[] block, int slot, long first, long second) {
        block[slot] = combined(first, second);
        block[slot + 1] = second;
    }

    /** Combines an entry's first word with its second, or separates them again. */
    static long combined(long first, long second) {
        // The multiplication spreads the lowest bits to those that are compared with a key.
        return first ^ second * SPREAD;
    }

    /** {@return whether an entry has this key} Empty entries have no key. */
    static boolean isOf(long key, long first, long second) {
        return ((combined(first, second) ^ key) & ~WORK) == 0 && second != 0;
    }

    /** Returns a compressed number of nodes, which increases with {@code nodes} and is never 0. */
    static long packedWork(long nodes) {
        int size = Long.SIZE - Long.numberOfLeadingZeros(nodes | 1);
        long fraction = size <= FRACTION_BITS ? nodes : nodes >>> size - FRACTION_BITS;
        return (long) size << FRACTION_BITS | fraction & (1 << FRACTION_BITS) - 1;
    }

    /** {@return the number of entries} */
    long size() {
        long size = 0;
        for (long[] block : blocks) {
            for (int slot = 0; slot < block.length; slot += WORDS) {
                size += block[slot + 1] == 0 ? 0 : 1;
            }
        }
        return size;
    }

    /** Hands over all entries. */
    <E extends Exception> void forEach(SolverMemory.Receiver<E> receiver) throws E {
        for (long[] block : blocks) {
            for (int slot = 0; slot < block.length; slot += WORDS) {
                long second = block[slot + 1];
                if (second != 0) {
                    long first = combined(block[slot], second);
                    receiver.accept(first & ~WORK | lowestBits(slot), second, (int) (first & WORK));
                }
            }
        }
    }
}
