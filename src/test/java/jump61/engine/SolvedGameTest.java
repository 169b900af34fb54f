package jump61.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import org.junit.jupiter.api.Test;

/** How the engine answers for a game that is solved; the game is Sim. */
class SolvedGameTest {
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
