package jump61.engine;

/**
 * A hash table of proofs: for each position, the number of plies within which the side to move wins, and the number
 * within which it certainly does not.
 */
final class ProofTable {
    private static final int WIN_BITS = 8;
    private static final int MASK = (1 << WIN_BITS) - 1;

    private final int shift;
    private final long[] keys;
    private final short[] facts;

    /** Creates a table for 2 to the power of {@code bits} positions. */
    ProofTable(int bits) {
        shift = Long.SIZE - bits;
        keys = new long[1 << bits];
        facts = new short[1 << bits];
    }

    /** {@return what is known about a position, to be read by the methods below; 0 for nothing} */
    int get(long hash) {
        int at = (int) (hash >>> shift);
        return keys[at] == hash ? facts[at] : 0;
    }

    /** Stores whether a win within {@code plies} exists, in addition to what is {@code known}. */
    void put(long hash, int known, int plies, boolean wins) {
        int at = (int) (hash >>> shift);
        keys[at] = hash;
        facts[at] = (short) (wins ? known & ~MASK | plies : known & MASK | plies << WIN_BITS);
    }

    static boolean winsWithin(int known, int plies) {
        int win = known & MASK;
        return win > 0 && win <= plies;
    }

    static boolean holdsFor(int known, int plies) {
        return known >> WIN_BITS >= plies;
    }
}
