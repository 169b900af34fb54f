package jump61.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class SearchMonitorTest {
    private static final SearchResult SO_FAR =
            new SearchResult(Optional.empty(), new Score(61), 1, 2, List.of(), List.of());

    private final AtomicBoolean cancelled = new AtomicBoolean();
    private final List<SearchResult> reported = new ArrayList<>();

    @Test
    void aMonitorAsksWhetherToStopAndPassesOnWhatIsFound() {
        SearchMonitor monitor = SearchMonitor.of(cancelled::get, reported::add);
        assertFalse(monitor.cancelled());
        monitor.progress(SO_FAR);
        assertEquals(List.of(SO_FAR), reported);
        cancelled.set(true);
        assertTrue(monitor.cancelled());
    }

    @Test
    void aMonitorThatOnlyStopsTheSearchAsksEachTime() {
        SearchMonitor monitor = SearchMonitor.until(cancelled::get);
        monitor.progress(SO_FAR);
        assertFalse(monitor.cancelled());
        cancelled.set(true);
        assertTrue(monitor.cancelled());
        cancelled.set(false);
        assertFalse(monitor.cancelled());
    }

    @Test
    void aSearchWithoutAMonitorGoesOn() {
        SearchMonitor.NONE.progress(SO_FAR);
        assertFalse(SearchMonitor.NONE.cancelled());
    }
}
