package jump61.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import jump61.cubes.CubesGame;
import jump61.engine.Engine;
import jump61.engine.Level;
import jump61.engine.Limits;
import jump61.engine.Score;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import org.junit.jupiter.api.Test;

/** The proof of 4×4 that comes with the program, in play. {@code jump61 solve --check} plays it out whole. */
class FourByFourTest {
    private static final Position START = CubesGame.INSTANCE.start(4);
    private static final Limits HARDLY_ANY = Limits.nodes(50);
    private static final int GAMES = 40;

    private final Engine engine = new Engine();

    @Test
    void atTheStartRedLearnsThatItLoses() {
        Score score = engine.play(START, Level.FULL, 1, SearchMonitor.NONE).score();
        assertTrue(score.isLoss(), score.toString());
        assertTrue(score.distance() > 24, score.toString());
    }

    @Test
    void blueNeverLeavesTheWinAndSaysSo() {
        Random random = new Random(44);
        for (int game = 0; game < GAMES; game++) {
            Position position = START;
            while (position.result().isEmpty()) {
                boolean red = position.toMove() == Side.FIRST;
                position = position.play(red ? red(position, random, game) : blue(position))
                        .after();
            }
            assertTrue(position.result().get().wonBy(Side.SECOND), position.notation());
        }
    }

    private static Move red(Position position, Random random, int game) {
        List<Move> moves = position.legalMoves();
        return game % 2 == 0
                ? moves.get(random.nextInt(moves.size()))
                : new Engine()
                        .play(position, new Level(1 + game / 2 % 5), random.nextLong(), SearchMonitor.NONE)
                        .best()
                        .orElseThrow();
    }

    private Move blue(Position position) {
        SearchResult result = engine.search(position, HARDLY_ANY, SearchMonitor.NONE);
        assertTrue(result.score().isWin(), position.notation());
        assertEquals(result.best().orElseThrow(), result.line().get(0));
        return result.best().orElseThrow();
    }

    @Test
    void lowerLevelsDoNotUseIt() {
        Position opened = START.play(START.legalMoves().get(0)).after();
        for (int level = 1; level < Level.FULL.number(); level++) {
            Score score =
                    engine.play(opened, new Level(level), 1, SearchMonitor.NONE).score();
            assertFalse(score.isWin() || score.isLoss(), "level " + level);
        }
    }

    @Test
    void aPositionOutsideOfTheProofIsSearched() {
        Position other = CubesGame.INSTANCE.parsePosition("2r 1- 1- 1- / 2r 1- 1- 1- / 1- 1- 1- 1- / 1- 1- 2b 1-");
        Score score = engine.search(other, HARDLY_ANY, SearchMonitor.NONE).score();
        assertFalse(score.isWin() || score.isLoss());
    }
}
