package jump61.engine;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * A hash table of proofs: for each position of one board, the number of plies within which the side to move wins, and
 * the number within which it certainly does not. Threads may share a table.
 */
public final class ProofTable {
    private static final int WIN_BITS = 8;
    private static final int MASK = (1 << WIN_BITS) - 1;
    /**
     * The bits of an entry that hold what is known. The others are the bits of the hash that do not follow from the entry's
     * place.
     */
    private static final int FACT_BITS = 2 * WIN_BITS;

    private static final int FACTS = (1 << FACT_BITS) - 1;

    private final int shift;
    private final AtomicLongArray entries;

    /** Creates a table for 2 to the power of {@code bits} positions. With 16 bits or more, it compares whole hashes. */
    public ProofTable(int bits) {
        shift = Long.SIZE - bits;
        entries = new AtomicLongArray(1 << bits);
    }

    /** {@return what is known about a position, to be read by the methods below; 0 if nothing is known} */
    int get(long hash) {
        long entry = entries.getOpaque((int) (hash >>> shift));
        return entry >>> FACT_BITS == (hash & -1L >>> FACT_BITS) ? (int) entry & FACTS : 0;
    }

    /** Stores whether a win within {@code plies} exists, in addition to what is {@code known}. */
    void put(long hash, int known, int plies, boolean wins) {
        long facts = wins ? known & ~MASK | plies : known & MASK | plies << WIN_BITS;
        entries.setOpaque((int) (hash >>> shift), hash << FACT_BITS | facts);
    }

    static boolean winsWithin(int known, int plies) {
        int win = known & MASK;
        return win > 0 && win <= plies;
    }

    static boolean holdsFor(int known, int plies) {
        return known >> WIN_BITS >= plies;
    }
}
