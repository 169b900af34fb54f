package jump61.engine;

/** Watches a search and can stop it. Both methods are called on the thread that searches and must be quick. */
public interface SearchMonitor {
    /** Neither stops nor listens. */
    SearchMonitor NONE = new SearchMonitor() {};

    /** {@return whether the search shall stop now and say what it knows} */
    default boolean cancelled() {
        return false;
    }

    /** Told after each depth that is complete. */
    default void progress(SearchResult soFar) {}
}
