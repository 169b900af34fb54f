package jump61.review;

/**
 * How long a review searches each position. Limits are in nodes, so that reviews are repeatable.
 *
 * @param glance nodes for the first impression
 * @param look nodes for the verdict
 * @param walk nodes for all proofs of a game on a solved board, as a multiple of those for one proof
 */
public record ReviewLimits(long glance, long look, int walk) {
    private static final long GLANCE = 20_000;
    private static final long LOOK = 1_000_000;
    /** Enough for nearly every game on a solved board, from its end back to where it left the stored proof. */
    private static final int WALK = 64;
    /** In games up to this number of moves, each move gets its full share of nodes. */
    public static final int LONG_GAME = 120;
    /** On the largest boards, fewer nodes would not even compare the answers to each move. */
    private static final long LEAST_GLANCE = 5_000;

    /** The default limits; docs/review.md explains them. */
    public static final ReviewLimits USUAL = new ReviewLimits(GLANCE, LOOK);

    /** The limits for a single move while the opponent waits: about half a second. */
    public static final ReviewLimits AT_ONCE = new ReviewLimits(GLANCE, 250_000, 4);

    /** Limits for a whole game. */
    public ReviewLimits(long glance, long look) {
        this(glance, look, WALK);
    }

    /**
     * {@return these limits for a game with this many moves} Long games are played on large boards, where a node also takes
     * longer. They get fewer nodes for each move, so that a review takes minutes rather than half an hour.
     */
    public ReviewLimits forMoves(int moves) {
        double share = Math.min(1, (double) LONG_GAME / moves);
        return new ReviewLimits(
                Math.min(glance, Math.max(LEAST_GLANCE, Math.round(glance * share))),
                Math.round(look * share * share),
                walk);
    }

    /** {@return limits with this many nodes for the verdict} */
    public static ReviewLimits of(long look) {
        return new ReviewLimits(Math.min(GLANCE, look), look);
    }
}
