package jump61.review;

/**
 * How much a review searches each position. Limits are in nodes, so that reviews are repeatable.
 *
 * @param glance nodes for the first impression
 * @param look nodes for the verdict
 */
public record ReviewLimits(long glance, long look) {
    private static final long GLANCE = 20_000;
    private static final long LOOK = 1_000_000;
    /** Largest number of moves with which each gets its full share of nodes. */
    public static final int LONG_GAME = 120;
    /** On the largest boards, fewer nodes would not even compare the answers to each move. */
    private static final long LEAST_GLANCE = 5_000;

    /** The default limits; docs/review.md explains them. */
    public static final ReviewLimits USUAL = new ReviewLimits(GLANCE, LOOK);

    /**
     * {@return these limits for a game with this many moves} Long games are games on large boards, where a node also
     * takes longer. So that a review takes minutes rather than half an hour, they get fewer nodes for each move.
     */
    public ReviewLimits forMoves(int moves) {
        double share = Math.min(1, (double) LONG_GAME / moves);
        return new ReviewLimits(
                Math.min(glance, Math.max(LEAST_GLANCE, Math.round(glance * share))), Math.round(look * share * share));
    }

    /** {@return limits with this many nodes for the verdict} */
    public static ReviewLimits of(long look) {
        return new ReviewLimits(Math.min(GLANCE, look), look);
    }
}
