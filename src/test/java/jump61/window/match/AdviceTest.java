package jump61.window.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import jump61.engine.Score;
import jump61.engine.SearchResult;
import org.junit.jupiter.api.Test;

class AdviceTest {
    private final Advice.SteadyScore steady = new Advice.SteadyScore();

    @Test
    void shallowEstimatesAreNotShown() {
        assertEquals(Optional.empty(), steady.progress(result(1, 900)));
        assertEquals(Optional.empty(), steady.progress(result(3, -900)));
    }

    @Test
    void evenAndOddDepthsDoNotFlicker() {
        steady.progress(result(5, 100));
        assertEquals(Optional.of(new Score(0)), steady.progress(result(6, -100)));
        assertEquals(Optional.of(new Score(10)), steady.progress(result(7, 120)));
        assertEquals(new Score(10), steady.end(result(7, 120)));
    }

    @Test
    void aProvenResultIsShownImmediately() {
        Score win = new Score(Score.WIN - 3);
        assertEquals(Optional.of(win), steady.progress(result(2, win.value())));
    }

    @Test
    void aShallowerSearchOfTheSamePositionAddsNothing() {
        steady.progress(result(8, 200));
        assertEquals(Optional.empty(), steady.progress(result(4, -500)));
        assertEquals(new Score(200), steady.end(result(6, -500)));
    }

    @Test
    void aShortSearchReportsWhatItFound() {
        assertEquals(new Score(50), steady.end(result(1, 50)));
        steady.reset();
        assertEquals(new Score(-70), steady.end(result(2, -70)));
    }

    private static SearchResult result(int depth, int value) {
        return new SearchResult(Optional.empty(), new Score(value), depth, 1000, List.of(), List.of());
    }
}
