package jump61.lab.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import jump61.engine.Engine;
import jump61.engine.Limits;
import jump61.engine.Score;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
import jump61.game.BoardSize;
import jump61.game.Level;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The proofs that come with the program and take minutes to check as a whole, in play. {@code jump61-lab solve --check} plays
 * them out; here, some games do.
 */
class LargeProofsTest {
    private static final Position FOUR_BY_FOUR = CubesGame.INSTANCE.start(4);
    private static final Limits HARDLY_ANY = Limits.nodes(50);
    private static final int GAMES = 40;

    private final Engine engine = new Engine();

    @ParameterizedTest
    @CsvSource({"4, SECOND, 30", "3x5, SECOND, 26", "2x8, FIRST, 27"})
    void atTheStartRedLearnsWhoWinsAndWhen(String size, Side winner, int plies) {
        SearchResult result = engine.play(start(size), Level.FULL, 1, SearchMonitor.NONE);
        assertEquals(
                winner == Side.FIRST, result.score().isWin(), result.score().toString());
        assertEquals(
                winner == Side.SECOND, result.score().isLoss(), result.score().toString());
        assertEquals(plies, result.score().distance());
    }

    @ParameterizedTest
    @CsvSource({"4, SECOND", "3x5, SECOND", "2x8, FIRST"})
    void theWinnerNeverLeavesTheWinAndSaysHowFarItIsAtMost(String size, Side winner) {
        Random random = new Random(44);
        for (int game = 0; game < GAMES; game++) {
            Position position = start(size);
            int left = Integer.MAX_VALUE;
            while (position.result().isEmpty()) {
                if (position.toMove() != winner) {
                    position = position.play(loser(position, random, game)).after();
                } else {
                    SearchResult result = winner(position);
                    assertTrue(result.score().distance() < left, position.notation());
                    left = result.score().distance();
                    position = position.play(result.best().orElseThrow()).after();
                }
            }
            assertTrue(position.result().get().wonBy(winner), position.notation());
        }
    }

    private static Position start(String size) {
        return CubesGame.INSTANCE.start(BoardSize.parse(size).orElseThrow());
    }

    private static Move loser(Position position, Random random, int game) {
        List<Move> moves = position.legalMoves();
        return game % 2 == 0
                ? moves.get(random.nextInt(moves.size()))
                : new Engine()
                        .play(position, Level.of(1 + game / 2 % 5), random.nextLong(), SearchMonitor.NONE)
                        .best()
                        .orElseThrow();
    }

    private SearchResult winner(Position position) {
        SearchResult result = engine.search(position, HARDLY_ANY, SearchMonitor.NONE);
        assertTrue(result.score().isWin(), position.notation());
        assertEquals(result.best().orElseThrow(), result.line().get(0));
        return result;
    }

    @Test
    void lowerLevelsDoNotUseIt() {
        Position opened = FOUR_BY_FOUR.play(FOUR_BY_FOUR.legalMoves().get(0)).after();
        for (int level = 1; level < Level.FULL.number(); level++) {
            Score score =
                    engine.play(opened, Level.of(level), 1, SearchMonitor.NONE).score();
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
