package jump61.desktop.match;

import java.util.function.Consumer;
import jump61.engine.SearchResult;

/** Searches one position at a time in the background. Called, and calling back, on the thread of the view model. */
public interface Thinker {
    /**
     * Begins a search; one that still runs is cancelled.
     *
     * @param onProgress told what is known so far, now and then
     * @param onDone told the result, unless the search is cancelled
     */
    void think(Search search, Consumer<SearchResult> onProgress, Consumer<SearchResult> onDone);

    /** Ends the search that runs with what it knows. */
    void moveNow();

    /** Ends the search that runs; nothing more is heard of it. */
    void cancel();
}
