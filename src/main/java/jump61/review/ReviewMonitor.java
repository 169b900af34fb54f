package jump61.review;

/** Follows a review and can stop it. Both methods are called on the searching threads and must be quick. */
public interface ReviewMonitor {
    /** Ignores progress and never stops the review. */
    ReviewMonitor NONE = new ReviewMonitor() {};

    /** {@return whether to stop the review now, with the result known so far} */
    default boolean cancelled() {
        return false;
    }

    /** Called whenever more is known, by one thread at a time. */
    default void progress(GameReview soFar) {}
}
