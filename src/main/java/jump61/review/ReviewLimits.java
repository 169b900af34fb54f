package jump61.review;

/**
 * How long a review looks at each position, in nodes of the search, so that it can be repeated.
 *
 * @param glance for the first picture
 * @param look for the verdict
 */
public record ReviewLimits(long glance, long look) {
    private static final long GLANCE = 20_000;
    private static final long LOOK = 1_000_000;

    /** What a review takes unless something else is asked for; docs/review.md tells why. */
    public static final ReviewLimits USUAL = new ReviewLimits(GLANCE, LOOK);

    /** {@return limits with so many nodes for the verdict} */
    public static ReviewLimits of(long look) {
        return new ReviewLimits(Math.min(GLANCE, look), look);
    }
}
