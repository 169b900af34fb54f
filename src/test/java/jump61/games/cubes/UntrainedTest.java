package jump61.games.cubes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import jump61.engine.Engine;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
import jump61.game.BoardSize;
import jump61.game.Level;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Levels that make mistakes judge by weights of their own. */
class UntrainedTest {
    /** Nothing topples at once, so that every move is seen. */
    private static CubesPosition opened(String size) {
        CubesPosition position = CubesPosition.start(BoardSize.parse(size).orElseThrow());
        int columns = position.size().columns();
        return after(after(position, position.move(columns + 1)), position.move(2 * columns + 2));
    }

    private static CubesPosition after(CubesPosition position, CubesMove move) {
        return (CubesPosition) position.play(move).after();
    }

    private static int untrained(CubesPosition position) {
        return CubesSearchState.of(position, EvaluationWeights.FROM_RESULTS).evaluate();
    }

    @ParameterizedTest
    @ValueSource(strings = {"4", "6", "9", "15"})
    void anUntrainedCopyHasTheSamePositionAndLeavesTheOriginalAsItIs(String size) {
        CubesPosition start = opened(size);
        CubesPosition next = after(start, start.move(0));
        CubesSearchState state = CubesSearchState.of(start);
        state.play(0);
        CubesSearchState copy = state.untrained();
        assertEquals(state.hash(), copy.hash());
        assertEquals(untrained(next), copy.evaluate());
        assertEquals(CubesSearchState.of(next).evaluate(), state.evaluate());
        assertNotEquals(copy.evaluate(), state.evaluate());
    }

    @ParameterizedTest
    @ValueSource(strings = {"4", "6", "9"})
    void aBeginnerJudgesWithIt(String size) {
        CubesPosition position = opened(size);
        SearchResult judged = new Engine().play(position, Level.of(1), 1, SearchMonitor.NONE);
        CubesMove chosen = (CubesMove) judged.best().orElseThrow();
        assertEquals(-untrained(after(position, chosen)), judged.score().value());
    }
}
