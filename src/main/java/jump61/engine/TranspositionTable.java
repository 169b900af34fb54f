package jump61.engine;

import java.util.Arrays;

/**
 * A hash table of search results. Two threads may share a table without locks: the first word of an entry is its key
 * combined with the second word, so an inconsistent entry is not recognized.
 *
 * <p>A bucket has two entries: the first holds the deepest search of the current generation, the second the latest.
 *
 * <p>A new table is small, so that it stays in the caches of the processor, and grows with the number of nodes. A
 * search that does not forget earlier ones keeps their size.
 */
final class TranspositionTable {
    static final int SMALLEST_BITS = 12;
    /** The base-2 logarithm of the number of entries that a search begins with, unless it is known to need fewer. */
    static final int FIRST_BITS = 16;

    static final int LARGEST_BITS = 22;
    /** Number of nodes per entry above which a larger table saves more than it costs. */
    static final int NODES_PER_ENTRY = 8;
    /** How much the logarithm of the size grows at a time. */
    private static final int GROWTH = 2;

    /** The score is exact. */
    static final int EXACT = 3;
    /** The score is at least this. */
    static final int LOWER = 1;
    /** The score is at most this. */
    static final int UPPER = 2;

    /** The result of {@link #get} for an unknown position; no entry has this value. */
    static final long NONE = 0;

    private static final int WORDS_PER_BUCKET = 4;
    /**
     * The last generation. The table is then cleared, because an entry of an earlier search must never be mistaken for
     * one of the current search.
     */
    static final int LAST_GENERATION = 0xFFFF;

    private static final int AFFORDABLE_BITS = largest(Runtime.getRuntime().maxMemory());

    private Space space = Space.of(SMALLEST_BITS);
    private int most = SMALLEST_BITS;
    private int generation;
    private long salt;

    /**
     * The memory. A thread that still uses the smaller one while another replaces it does no harm.
     *
     * @param shift by how many bits a key is shifted to get the number of its bucket
     */
    private record Space(long[] words, int shift) {
        static Space of(int bits) {
            return new Space(new long[2 << bits], Long.SIZE - bits + 1);
        }

        int bits() {
            return Long.SIZE - shift + 1;
        }

        int bucket(long key) {
            return (int) (key >>> shift) * WORDS_PER_BUCKET;
        }

        /** {@return a larger space with the same entries} */
        Space grown(int bits) {
            Space larger = of(bits);
            for (int at = 0; at < words.length; at += 2) {
                long key = words[at] ^ words[at + 1];
                if (words[at + 1] != NONE && bucket(key) == (at & -WORDS_PER_BUCKET)) {
                    int to = larger.bucket(key) + at % WORDS_PER_BUCKET;
                    larger.words[to] = words[at];
                    larger.words[to + 1] = words[at + 1];
                }
            }
            return larger;
        }
    }

    /**
     * {@return the base-2 logarithm of the number of entries that fit into half of the memory}
     *
     * @param memory the memory of the program, in bytes
     */
    static int largest(long memory) {
        return Long.SIZE - 1 - Long.numberOfLeadingZeros(memory / 2 / (2 * Long.BYTES));
    }

    /**
     * Prepares for a new search.
     *
     * @param wanted base-2 logarithm of the number of entries up to which the table may grow; there are fewer if there
     *     is little memory
     * @param forget whether to forget earlier searches, so that the new one is repeatable
     */
    void prepare(int wanted, boolean forget) {
        most = Math.min(wanted, AFFORDABLE_BITS);
        int first = Math.min(most, FIRST_BITS);
        if (forget && space.bits() != first) {
            space = Space.of(first);
        } else if (space.bits() < first) {
            space = space.grown(first);
        }
        if (generation == LAST_GENERATION) {
            Arrays.fill(space.words, 0);
            generation = 0;
        }
        generation++;
        if (forget) {
            salt += 0x9E3779B97F4A7C15L;
        }
    }

    /** Grows if it is too small for a search of this many nodes. */
    synchronized void makeRoomFor(long nodes) {
        if (space.bits() < most && nodes > (long) NODES_PER_ENTRY * entries()) {
            space = space.grown(Math.min(space.bits() + GROWTH, most));
        }
    }

    /** {@return the number of entries for which there is room} */
    int entries() {
        return 1 << space.bits();
    }

    /** {@return the entry of a position, to be read by the methods below; or {@link #NONE}} */
    long get(long hash) {
        long key = hash ^ salt;
        Space current = space;
        long[] table = current.words;
        int at = current.bucket(key);
        long first = table[at + 1];
        if ((table[at] ^ first) == key && first != NONE) {
            return first;
        }
        long second = table[at + 3];
        return (table[at + 2] ^ second) == key ? second : NONE;
    }

    /** Stores the result of a search. The move may be -1; a negative depth counts as 0. */
    void put(long hash, int move, int score, int depth, int bound) {
        long key = hash ^ salt;
        Space current = space;
        long[] table = current.words;
        int at = current.bucket(key);
        long old = table[at + 1];
        boolean deeper = (int) (old >>> 48) != generation || depth >= depth(old) || (table[at] ^ old) == key;
        int to = deeper ? at : at + 2;
        long data = (long) generation << 48
                | (long) (move + 1 & 0x3FFF) << 32
                | (long) (score & 0xFFFF) << 16
                | (long) Math.min(Math.max(depth, 0), 255) << 8
                | bound;
        table[to] = key ^ data;
        table[to + 1] = data;
    }

    static int move(long entry) {
        return (int) (entry >>> 32 & 0x3FFF) - 1;
    }

    static int score(long entry) {
        return (short) (entry >>> 16);
    }

    static int depth(long entry) {
        return (int) (entry >>> 8 & 0xFF);
    }

    static int bound(long entry) {
        return (int) (entry & 3);
    }
}
