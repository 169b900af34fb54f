package jump61.engine;

/** Follows a search and can stop it. Both methods are called on the searching thread and must be quick. */
public interface SearchMonitor {
    /** Ignores progress and never stops the search. */
    SearchMonitor NONE = new SearchMonitor() {};

    /** {@return whether to stop the search now; its result is then what is known so far} */
    default boolean cancelled() {
        return false;
    }

    /** Called after each completed depth. */
    default void progress(SearchResult soFar) {}
}
