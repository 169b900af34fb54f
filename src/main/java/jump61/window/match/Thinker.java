package jump61.window.match;

import java.util.function.Consumer;
import jump61.engine.SearchResult;

/** Searches one position at a time in the background. It is called, and calls back, on the view model's thread. */
public interface Thinker {
    /**
     * Starts a search, cancelling any other.
     *
     * @param onProgress receives intermediate results from time to time
     * @param onDone receives the result, unless the search is cancelled
     */
    void think(EngineTask search, Consumer<SearchResult> onProgress, Consumer<SearchResult> onDone);

    /** Ends the current search with what it knows. */
    void moveNow();

    /** Cancels the current search; no callback follows. */
    void cancel();
}
