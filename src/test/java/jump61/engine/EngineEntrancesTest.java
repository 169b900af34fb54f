package jump61.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import jump61.game.Games;
import jump61.game.Level;
import jump61.game.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which way each call of the engine goes, on positions that cost next to nothing. */
class EngineEntrancesTest {
    private static final Position SMALL =
            Games.byId("jump61").orElseThrow().parsePosition("2r 2b 1- / 2b 3r 1- / 1- 1- 2r");
    private static final Position CHECKERS =
            Games.byId("checkers").orElseThrow().start(8);
    private static final Position SIM = Games.byId("sim").orElseThrow().start(6);

    private final Engine engine = new Engine();

    @Test
    void aSolvedGameIsLookedUpAndNotSearched() {
        long moves = SIM.legalMoves().size();
        SearchResult search = engine.search(SIM, Limits.NONE, SearchMonitor.NONE);
        SearchResult analysis = engine.analyze(SIM, Limits.NONE, SearchMonitor.NONE);
        SearchResult play = engine.play(SIM, Level.FULL, 1, SearchMonitor.NONE);
        assertEquals(List.of(moves, moves, moves), List.of(search.nodes(), analysis.nodes(), play.nodes()));
        assertEquals(List.of(), search.moves());
        assertEquals(moves, analysis.moves().size());
        SearchResult two = engine.analyze(SIM, 2, Limits.NONE, SearchMonitor.NONE);
        assertEquals(moves, two.nodes());
        assertEquals(analysis.moves().subList(0, 2), two.moves());
    }

    @Test
    void aGameThatIsOverIsLostForTheSideThatWouldMoveNext() {
        Position over = Games.byId("jump61").orElseThrow().parsePosition("2r 2r / 2r 1r");
        SearchResult result = engine.search(over, Limits.depth(1), SearchMonitor.NONE);
        assertEquals("loss in 0", result.score().toString());
        assertEquals(Optional.empty(), result.best());
        assertEquals(List.of(), result.line());
    }

    @Test
    void onlyAnAnalysisListsMovesAndOnlyAsManyAsWereAskedFor() {
        Limits limits = Limits.depth(2);
        assertEquals(List.of(), engine.search(SMALL, limits, SearchMonitor.NONE).moves());
        assertEquals(
                SMALL.legalMoves().size(),
                engine.analyze(SMALL, limits, SearchMonitor.NONE).moves().size());
        SearchResult two = engine.analyze(SMALL, 2, limits, SearchMonitor.NONE);
        assertEquals(2, two.moves().size());
        assertEquals(two.best(), Optional.of(two.moves().get(0).move()));
        assertEquals(two.score(), two.moves().get(0).score());
        assertEquals(two.line(), two.moves().get(0).line());
    }

    @Test
    void anAnalysisOfTwoMovesSaysHowMuchItTook() {
        SearchResult two = engine.analyze(CHECKERS, 2, Limits.depth(2), SearchMonitor.NONE);
        assertEquals(2, two.depth());
        assertTrue(two.nodes() > 10, two.nodes() + " nodes");
    }

    /** Levels that make mistakes look at every move to their depth; the others go on till their nodes are used up. */
    @Test
    void levelsSearchAsFarAsTheirLimitsSay() {
        List<Integer> depths = IntStream.rangeClosed(1, 4)
                .map(level -> engine.play(CHECKERS, Level.of(level), 1, SearchMonitor.NONE)
                        .depth())
                .boxed()
                .toList();
        assertEquals(List.of(1, 2, 2, 3), depths);
        long nodes = engine.play(CHECKERS, Level.of(5), 1, SearchMonitor.NONE).nodes();
        assertTrue(nodes >= 630 && nodes <= 770, nodes + " nodes");
    }

    @Test
    void progressIsReportedDepthByDepth() {
        List<Integer> depths = new ArrayList<>();
        SearchMonitor monitor = new SearchMonitor() {
            @Override
            public void progress(SearchResult soFar) {
                assertEquals(List.of(), soFar.moves());
                depths.add(soFar.depth());
            }
        };
        engine.search(CHECKERS, Limits.depth(2), monitor);
        assertEquals(List.of(1, 2), depths);
        depths.clear();
        engine.play(CHECKERS, Level.of(5), 1, monitor);
        assertEquals(IntStream.rangeClosed(1, depths.size()).boxed().toList(), depths);
        assertTrue(depths.size() >= 2, depths.toString());
    }

    @Test
    void aMasterFindsAForcedWin() {
        Position wonInFive = Games.byId("jump61")
                .orElseThrow()
                .parsePosition("1b 2b 2b 2b / 3b 2r 2r 2r / 2r 3r 2r 3b / 2b 2r 2b 1b");
        assertTrue(engine.play(wonInFive, Level.of(7), 1, SearchMonitor.NONE)
                .score()
                .isWin());
    }

    @Test
    void winsAreProvenOnlyWhereTheGameTellsWhatThreatens() {
        assertEquals(1, Engine.findsWinsWithin(CHECKERS));
        assertTrue(Engine.findsWinsWithin(SMALL) > 1, Engine.findsWinsWithin(SMALL) + " plies");
    }

    @ParameterizedTest
    @CsvSource({"8, 1", "80, 10", "240, 30", "248, 30", "1000, 30"})
    void atFirstAnEighthOfTheTimeButAtMost30MillisecondsIsKeptForProofs(long given, long kept) {
        assertEquals(Duration.ofMillis(kept), Engine.reserve(Duration.ofMillis(given)));
    }

    @Test
    void theTableMayBecomeAsLargeAsTheSearchNeeds() {
        assertEquals(TranspositionTable.LARGEST_BITS, Engine.tableBits(Limits.depth(9), 1));
        assertEquals(TranspositionTable.SMALLEST_BITS, Engine.tableBits(Limits.nodes(1), 1));
        assertEquals(21, Engine.tableBits(Limits.nodes(1 << 20), 1));
        assertEquals(20, Engine.tableBits(Limits.nodes((1 << 20) - 1), 1));
        Limits time = Limits.time(Duration.ofMillis(65));
        assertEquals(List.of(19, 20), List.of(Engine.tableBits(time, 1), Engine.tableBits(time, 2)));
    }
}
