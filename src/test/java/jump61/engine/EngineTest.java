package jump61.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Level;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What every caller may rely on. */
class EngineTest {
    private static final Game JUMP61 = Games.byId("jump61").orElseThrow();

    private final Engine engine = new Engine();

    @Test
    void theSecondPlayerWinsOnTheSmallestBoards() {
        for (int size : new int[] {2, 3}) {
            SearchResult result = engine.search(JUMP61.start(size), Limits.NONE, SearchMonitor.NONE);
            assertTrue(result.score().isLoss(), result.score().toString());
        }
    }

    @Test
    void anImmediateWinIsPlayed() {
        Position position = JUMP61.parsePosition("2r 3b 2r / 3r 4b 3r / 2b 3b 2b");
        SearchResult result = engine.search(position, Limits.depth(1), SearchMonitor.NONE);
        assertEquals("win in 1", result.score().toString());
        assertTrue(position.play(result.best().orElseThrow())
                .after()
                .result()
                .orElseThrow()
                .wonBy(Side.SECOND));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void theLineOfAForcedWinEndsTheGame(int threads) {
        Position position = JUMP61.parsePosition("1b 2b 2b 2b / 3b 2r 2r 2r / 2r 3r 2r 3b / 2b 2r 2b 1b");
        SearchResult result = new Engine(threads).search(position, Limits.depth(9), SearchMonitor.NONE);
        assertTrue(result.score().isWin());
        Position at = position;
        for (Move move : result.line()) {
            at = at.play(move).after();
        }
        assertTrue(at.result().orElseThrow().wonBy(position.toMove()), at.notation());
        assertEquals(result.score().distance(), result.line().size());
    }

    /** The win in 11 that the search finds first is not the nearest. */
    @Test
    void aLongWinIsTheShortestOne() {
        Position position = JUMP61.parsePosition(
                "2b 2b 2r 1r 2r / 3b 3b 3b 4r 2r / 2b 1- 3r 3r 2r / 1- 3r 2r 3r 2r / 2r 2b 3r 2r 2r");
        SearchResult result = engine.search(position, Limits.nodes(150_000), SearchMonitor.NONE);
        assertEquals("win in 9", result.score().toString());
        assertEquals(9, result.line().size());
    }

    @Test
    void aGameThatIsOverHasNoBestMove() {
        Position position = JUMP61.parsePosition("1r 1r / 1r 2r");
        SearchResult result = engine.search(position, Limits.NONE, SearchMonitor.NONE);
        assertTrue(result.best().isEmpty());
        assertEquals(position.toMove() == Side.FIRST, result.score().value() > 0);
    }

    @Test
    void anAnalysisScoresEveryLegalMoveBestFirst() {
        Position position = JUMP61.start(4);
        SearchResult result = engine.analyze(position, Limits.depth(4), SearchMonitor.NONE);
        var moves = new HashSet<Move>();
        for (int i = 0; i < result.moves().size(); i++) {
            SearchResult.MoveScore at = result.moves().get(i);
            assertEquals(at.move(), at.line().get(0));
            assertTrue(i == 0 || at.score().compareTo(result.moves().get(i - 1).score()) <= 0);
            moves.add(at.move());
        }
        assertEquals(new HashSet<>(position.legalMoves()), moves);
    }

    @Test
    void anAnalysisOfTheBestThreeMovesScoresThemAsAnAnalysisOfAllDoes() {
        Position position = JUMP61.parsePosition("2r 2b 1- / 2b 3r 1- / 1- 1- 2r");
        List<Score> all = engine.analyze(position, Limits.NONE, SearchMonitor.NONE).moves().stream()
                .map(SearchResult.MoveScore::score)
                .toList();
        List<Score> three = new Engine()
                .analyze(position, 3, Limits.NONE, SearchMonitor.NONE).moves().stream()
                        .map(SearchResult.MoveScore::score)
                        .toList();
        assertEquals(all.subList(0, 3), three);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 6, 8, 9, 10})
    void nodesAreALimit(int size) {
        SearchResult result = engine.search(JUMP61.start(size), Limits.nodes(20_000), SearchMonitor.NONE);
        assertTrue(result.nodes() <= 21_000, result.nodes() + " nodes");
        assertTrue(JUMP61.start(size).legalMoves().contains(result.best().orElseThrow()));
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 10})
    void everyMoveIsLookedAtHoweverLittleTimeThereIs(int size) {
        Limits hardlyAny = Limits.time(Duration.ofNanos(1));
        assertTrue(
                engine.search(JUMP61.start(size), hardlyAny, SearchMonitor.NONE).depth() >= 1);
    }

    @Test
    void aCancelledSearchStillKnowsALegalMove() {
        SearchResult result = engine.search(JUMP61.start(6), Limits.NONE, new SearchMonitor() {
            @Override
            public boolean cancelled() {
                return true;
            }
        });
        assertTrue(JUMP61.start(6).legalMoves().contains(result.best().orElseThrow()));
    }

    @Test
    void progressIsReportedDepthByDepth() {
        List<Integer> depths = new ArrayList<>();
        engine.search(JUMP61.start(5), Limits.depth(4), new SearchMonitor() {
            @Override
            public void progress(SearchResult soFar) {
                depths.add(soFar.depth());
            }
        });
        assertEquals(List.of(1, 2, 3, 4), depths);
    }

    @Test
    void theSameSearchFromNewEnginesIsTheSame() {
        SearchResult one = new Engine().search(JUMP61.start(6), Limits.nodes(50_000), SearchMonitor.NONE);
        SearchResult two = new Engine().search(JUMP61.start(6), Limits.nodes(50_000), SearchMonitor.NONE);
        assertEquals(one, two);
        assertFalse(one.line().isEmpty());
    }

    @Test
    void aLevelsMoveDoesNotDependOnEarlierGames() {
        Engine used = new Engine();
        used.play(JUMP61.start(5), Level.of(6), 1, SearchMonitor.NONE);
        used.search(JUMP61.start(6), Limits.nodes(50_000), SearchMonitor.NONE);
        for (int level = 1; level <= 6; level++) {
            SearchResult once = used.play(JUMP61.start(6), Level.of(level), 7, SearchMonitor.NONE);
            SearchResult again = new Engine().play(JUMP61.start(6), Level.of(level), 7, SearchMonitor.NONE);
            assertEquals(again.best(), once.best());
        }
    }

    /** How the engine answers for a game that is solved; the game is Sim. */
    @Nested
    class WhenTheGameIsSolved {
        private static final Game SIM = Games.byId("sim").orElseThrow();

        private final Engine engine = new Engine();

        @Test
        void aSearchKnowsTheExactEndWhateverItsLimits() {
            SearchResult result = engine.search(start(), Limits.depth(1), SearchMonitor.NONE);
            assertEquals("loss in 15", result.score().toString());
            assertEquals(15, result.line().size());
            assertEquals(result.best().orElseThrow(), result.line().get(0));
        }

        @Test
        void theLineLeadsToTheEndThatTheScorePredicts() {
            Position position = SIM.parsePosition("12 35 / 34 16");
            SearchResult result = engine.search(position, Limits.NONE, SearchMonitor.NONE);
            Position end = position;
            for (Move move : result.line()) {
                end = end.play(move).after();
            }
            assertEquals(result.score().distance(), result.line().size());
            assertEquals(result.score().isWin(), end.result().orElseThrow().wonBy(position.toMove()));
        }

        @Test
        void anAnalysisScoresEveryMoveBestFirst() {
            Position position = SIM.parsePosition("12 13 24 / 16 35");
            SearchResult result = engine.analyze(position, Limits.NONE, SearchMonitor.NONE);
            List<Score> scores =
                    result.moves().stream().map(SearchResult.MoveScore::score).toList();
            assertEquals(position.legalMoves().size(), scores.size());
            assertEquals(scores.stream().sorted(Comparator.reverseOrder()).toList(), scores);
            assertEquals(result.score(), scores.get(0));
        }

        @Test
        void aMoveThatLosesImmediatelyIsALossInOnePly() {
            Position position = SIM.parsePosition("12 13 / 45 46");
            Move closing = SIM.parseMove("23");
            Score score = engine.analyze(position, Limits.NONE, SearchMonitor.NONE).moves().stream()
                    .filter(scored -> scored.move().equals(closing))
                    .findFirst()
                    .orElseThrow()
                    .score();
            assertEquals("loss in 1", score.toString());
        }

        @Test
        void aBeginnersChoiceDependsOnTheSeed() {
            Position position = SIM.parsePosition("12 13 24 / 16 35");
            Set<Move> chosen = new HashSet<>();
            for (long seed = 0; seed < 50; seed++) {
                Move once = played(position, seed);
                assertEquals(once, played(position, seed), "the same seed, the same move");
                chosen.add(once);
            }
            assertTrue(chosen.size() > 1, chosen::toString);
        }

        private Move played(Position position, long seed) {
            return engine.play(position, Level.of(1), seed, SearchMonitor.NONE)
                    .best()
                    .orElseThrow();
        }

        @Test
        void thereIsNoMoveAfterTheEnd() {
            Position over = SIM.parsePosition("12 13 23 / 45 46");
            SearchResult result = engine.play(over, Level.FULL, 1, SearchMonitor.NONE);
            assertEquals(Optional.empty(), result.best());
            assertEquals("win in 0", result.score().toString());
        }

        @Test
        void thePlayedMoveIsScoredAsTheMoveThatItIs() {
            Position position = SIM.parsePosition("12 13 24 / 16 35");
            List<SearchResult.MoveScore> scored =
                    engine.analyze(position, Limits.NONE, SearchMonitor.NONE).moves();
            for (long seed = 0; seed < 50; seed++) {
                SearchResult played = engine.play(position, Level.of(1), seed, SearchMonitor.NONE);
                assertTrue(scored.stream()
                        .anyMatch(one -> one.move().equals(played.best().orElseThrow())
                                && one.score().equals(played.score())));
            }
        }

        private static Position start() {
            return SIM.start(SIM.sizes().usual());
        }
    }
}
