package jump61.review;

/** Watches a review and can stop it. Both methods are called on the threads that search and must be quick. */
public interface ReviewMonitor {
    /** Neither stops nor listens. */
    ReviewMonitor NONE = new ReviewMonitor() {};

    /** {@return whether the review shall stop now; what it knows so far is its result} */
    default boolean cancelled() {
        return false;
    }

    /** Told whenever more is known, by one thread at a time. */
    default void progress(GameReview soFar) {}
}
