package jump61.engine;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import jump61.game.Move;
import jump61.game.Position;
import jump61.games.cubes.CubesGame;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LargeBoardTest {
    /** A position of a game at random that is about half full. */
    private static Position halfFull(int size, Random random) {
        Position position = CubesGame.INSTANCE.start(size);
        for (int ply = 0; ply < size * size && position.result().isEmpty(); ply++) {
            List<Move> moves = position.legalMoves();
            position = position.play(moves.get(random.nextInt(moves.size()))).after();
        }
        return position;
    }

    @ParameterizedTest
    @CsvSource({"8", "10"})
    void proofsOfWinsAndLossesLeaveMostOfALargeBoardsTimeToTheSearch(int size) {
        Random random = new Random(size);
        for (int i = 0; i < 5; i++) {
            Position position = halfFull(size, random);
            SearchResult found = new Engine().search(position, Limits.nodes(20_000), SearchMonitor.NONE);
            boolean proven = found.score().isWin() || found.score().isLoss();
            assertTrue(proven || found.depth() >= 2, () -> found.depth() + " in " + position);
        }
    }
}
