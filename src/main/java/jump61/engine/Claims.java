package jump61.engine;

/**
 * The moves that threads of one search are looking at. A thread that comes to such a move puts it off until the other
 * moves are done; by then, its result is probably in the transposition table. (J.-C. Weill, <cite>The ABDADA Distributed
 * Minimax Search Algorithm</cite>, 1996, in the simpler form of T. Kerrigan.)
 *
 * <p>There are no locks: if a claim is lost or seen too late, some work is done twice, and nothing else happens.
 */
final class Claims {
    /** The claims of a search by one thread, which claims nothing. */
    static final Claims NONE = new Claims(0);

    /** Stands for a move that is not claimed. */
    static final long NO_CLAIM = 0;

    private static final int BITS = 12;
    private static final int LEAST_DEPTH = 3;
    private static final long SPREAD = 0xC2B2AE3D27D4EB4FL;

    /** The claims, each at the index given by its highest bits. */
    private final long[] claims;

    Claims() {
        this(1 << BITS);
    }

    private Claims(int places) {
        claims = new long[places];
    }

    /** {@return whether moves are claimed when this many plies are left, including the moves themselves} */
    boolean matterAt(int depth) {
        return depth >= LEAST_DEPTH && this != NONE;
    }

    /**
     * Claims a move.
     *
     * @param hash the position in which it is played
     * @return the claim, to be {@linkplain #end ended} when the move has been searched
     */
    long claim(long hash, int move, int depth) {
        if (!matterAt(depth)) {
            return NO_CLAIM;
        }
        long claim = claimOf(hash, move);
        claims[place(claim)] = claim;
        return claim;
    }

    void end(long claim) {
        if (claim != NO_CLAIM && claims[place(claim)] == claim) {
            claims[place(claim)] = NO_CLAIM;
        }
    }

    /** {@return whether a move is claimed in a position} */
    boolean contain(long hash, int move) {
        long claim = claimOf(hash, move);
        return this != NONE && claims[place(claim)] == claim;
    }

    private static long claimOf(long hash, int move) {
        return hash ^ (move + 1) * SPREAD;
    }

    private static int place(long claim) {
        return (int) (claim >>> Long.SIZE - BITS);
    }
}
