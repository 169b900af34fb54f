package jump61.solver;

import java.io.IOException;

/**
 * A table of proofs about comparable positions ({@link jump61.game.MonotoneState}): with which holdings the side to move
 * succeeds, and with which it fails. Of the eight slots for a key, the one with the least work is replaced. Threads may
 * share a table.
 */
final class DominanceTable {
    /** The side to move succeeds. */
    static final int SUCCEEDS = 1;
    /** The side to move fails. */
    static final int FAILS = -1;

    static final int UNKNOWN = 0;

    private static final int WAYS = 8;
    private static final int WORDS = Entries.WORDS;
    private static final int LINE_OF_CACHE = 8;
    /** The bit of an entry's work that means that the side to move succeeds. */
    private static final long SUCCESS = 1;

    private final Entries entries;
    /** Number of words for the slots of a key. */
    private final int bucket;

    /** Creates a table of at most this many bytes, but at least 8 MiB. */
    DominanceTable(long bytes) {
        entries = new Entries(bytes, WAYS);
        bucket = entries.bucket;
    }

    /**
     * Fetches what is known about several keys from memory, so that {@link #find} does not have to wait.
     *
     * @return a meaningless number, without which the compiler would remove this code
     */
    long fetch(long[] keys, int from, int to) {
        long read = 0;
        for (int i = from; i < to; i++) {
            long[] block = entries.block(keys[i]);
            int at = entries.place(keys[i]);
            read ^= block[at] ^ block[at + LINE_OF_CACHE] ^ block[at + bucket - 1];
        }
        return read;
    }

    /** {@return {@link #SUCCEEDS}, {@link #FAILS} or {@link #UNKNOWN} for the side to move with these holdings} */
    int find(long key, long holdings) {
        long[] block = entries.block(key);
        int at = entries.place(key);
        for (int slot = at; slot < at + bucket; slot += WORDS) {
            // Read once, because another thread may write meanwhile.
            long first = block[slot];
            long known = block[slot + 1];
            boolean enough = (known & ~holdings) == 0;
            boolean noMore = (holdings & ~known) == 0;
            if ((enough || noMore) && Entries.isOf(key, first, known)) {
                boolean succeeds = (Entries.combined(first, known) & SUCCESS) != 0;
                if (succeeds ? enough : noMore) {
                    return succeeds ? SUCCEEDS : FAILS;
                }
            }
        }
        return UNKNOWN;
    }

    /** Stores that the side to move succeeds with these holdings, or that it fails, which took {@code nodes} nodes. */
    void put(long key, long holdings, boolean succeeds, long nodes) {
        long work = Entries.packedWork(nodes) & ~SUCCESS | (succeeds ? SUCCESS : 0);
        add(key, holdings, (int) work);
    }

    /** {@return the number of entries} */
    long size() {
        return entries.size();
    }

    /** Hands over all entries, which can be {@linkplain #add added} to a table of another size. */
    void forEach(SolverMemory.Receiver<IOException> receiver) throws IOException {
        entries.forEach(receiver);
    }

    /** Adds an entry of another table. */
    void add(long key, long holdings, int work) {
        long[] block = entries.block(key);
        boolean succeeds = (work & SUCCESS) != 0;
        Entries.write(
                block, victim(key, holdings, succeeds, block), key & ~Entries.WORK | work & Entries.WORK, holdings);
    }

    /** {@return a slot that says no more than the new entry, or the one with the least work} */
    private int victim(long key, long holdings, boolean succeeds, long[] block) {
        int at = entries.place(key);
        int victim = at;
        long least = Long.MAX_VALUE;
        for (int slot = at; slot < at + bucket; slot += WORDS) {
            long known = block[slot + 1];
            long work = Entries.combined(block[slot], known) & Entries.WORK;
            boolean implied = succeeds ? (holdings & ~known) == 0 : (known & ~holdings) == 0;
            if (implied && (work & SUCCESS) != 0 == succeeds && Entries.isOf(key, block[slot], known)) {
                return slot;
            }
            if (work < least) {
                least = work;
                victim = slot;
            }
        }
        return victim;
    }
}
