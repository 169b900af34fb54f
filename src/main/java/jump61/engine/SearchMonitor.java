package jump61.engine;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Follows a search and can stop it. Both methods are called on the searching thread and must be quick. */
public interface SearchMonitor {
    /** Ignores progress and never stops the search. */
    SearchMonitor NONE = new SearchMonitor() {};

    /** {@return a monitor that asks {@code cancelled} whether to stop, and passes on progress} */
    static SearchMonitor of(BooleanSupplier cancelled, Consumer<SearchResult> progress) {
        return new SearchMonitor() {
            @Override
            public boolean cancelled() {
                return cancelled.getAsBoolean();
            }

            @Override
            public void progress(SearchResult soFar) {
                progress.accept(soFar);
            }
        };
    }

    /** {@return a monitor that ignores progress and stops the search once {@code cancelled} is true} */
    static SearchMonitor until(BooleanSupplier cancelled) {
        return of(cancelled, soFar -> {});
    }

    /** {@return whether to stop the search now; its result is then what is known so far} */
    default boolean cancelled() {
        return false;
    }

    /** Called after each completed depth. */
    default void progress(SearchResult soFar) {}
}
