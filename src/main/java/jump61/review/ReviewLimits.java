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

    /** The default limits; docs/review.md explains them. */
    public static final ReviewLimits USUAL = new ReviewLimits(GLANCE, LOOK);

    /** {@return limits with this many nodes for the verdict} */
    public static ReviewLimits of(long look) {
        return new ReviewLimits(Math.min(GLANCE, look), look);
    }
}
