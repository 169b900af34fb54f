package jump61.solver;

import java.io.IOException;

/**
 * The hash table of the proof-number search. It stores the proof and disproof number of each position, and the work
 * they took. Of the four slots for a key, the one with the least work is replaced. Threads may share a table.
 */
final class ProofNumberTable {
    /** A proof or disproof number that means that a proof is impossible. */
    static final int INFINITE = Integer.MAX_VALUE;

    /** The result of {@link #find} for an unknown position. */
    static final long UNKNOWN = -1;

    private static final int WAYS = 4;
    private static final int WORDS = Entries.WORDS;

    private final Entries entries;
    /** Number of words for the slots of a key. */
    private final int bucket;

    /** Creates a table of at most this many bytes, but at least 4 MiB. */
    ProofNumberTable(long bytes) {
        entries = new Entries(bytes, WAYS);
        bucket = entries.bucket;
    }

    /** {@return the entry of a position, to be read by {@link #phi} and {@link #delta}, or {@link #UNKNOWN}} */
    long find(long key) {
        return find(key, entries.block(key));
    }

    private long find(long key, long[] block) {
        int at = entries.place(key);
        for (int slot = at; slot < at + bucket; slot += WORDS) {
            long value = block[slot + 1];
            if (Entries.isOf(key, block[slot], value)) {
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
            long[] block = entries.block(keys[i]);
            int at = entries.place(keys[i]);
            // The bucket may extend over two lines of the cache.
            found[i] = block[at] ^ block[at + bucket - 1];
        }
        for (int i = from; i < to; i++) {
            found[i] = keys[i] == 0 ? UNKNOWN : find(keys[i]);
        }
    }

    /** Stores the numbers of a position, which took {@code nodes} nodes. A proof is never replaced by mere estimates. */
    void put(long key, int phi, int delta, long nodes) {
        long[] block = entries.block(key);
        int victim = victim(key, block);
        long value = (long) phi << Integer.SIZE | delta;
        if (isProof(value) || !Entries.isOf(key, block[victim], block[victim + 1]) || !isProof(block[victim + 1])) {
            Entries.write(block, victim, key & ~Entries.WORK | Entries.packedWork(nodes), value);
        }
    }

    /** {@return the slot of a position if it is stored, otherwise the one to replace} */
    private int victim(long key, long[] block) {
        int at = entries.place(key);
        int victim = at;
        long least = Long.MAX_VALUE;
        for (int slot = at; slot < at + bucket; slot += WORDS) {
            long value = block[slot + 1];
            if (Entries.isOf(key, block[slot], value)) {
                return slot;
            }
            long work = Entries.combined(block[slot], value) & Entries.WORK;
            if (work < least) {
                least = work;
                victim = slot;
            }
        }
        return victim;
    }

    /** {@return the number of positions stored} */
    long size() {
        return entries.size();
    }

    /**
     * Hands over all entries: the key of a position, its numbers, to be read by {@link #phi} and {@link #delta}, and the
     * work they took. They can be {@linkplain #add added} to a table of another size.
     */
    void forEach(SolverMemory.Receiver<IOException> receiver) throws IOException {
        entries.forEach(receiver);
    }

    /** Adds an entry of another table. */
    void add(long key, long value, int work) {
        long[] block = entries.block(key);
        Entries.write(block, victim(key, block), key & ~Entries.WORK | work & Entries.WORK, value);
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
}
