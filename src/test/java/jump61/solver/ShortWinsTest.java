package jump61.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Function;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import jump61.engine.ProofTable;
import jump61.game.BoardSize;
import jump61.game.Position;
import jump61.game.ProvenWin;
import jump61.game.RandomPlay;
import jump61.games.cubes.CubesGame;
import org.junit.jupiter.api.Test;

class ShortWinsTest {
    @Test
    void aCommonMemoryChangesNoDistance() {
        Position start = CubesGame.INSTANCE.start(new BoardSize(3, 4));
        List<Position> positions = LongStream.range(0, 40)
                .mapToObj(seed -> open(start, seed))
                .flatMap(Function.identity())
                .toList();
        ProofTable common = new ProofTable(8);
        List<Integer> together = positions.parallelStream()
                .map(position -> distance(position, common))
                .toList();
        List<Integer> alone = positions.stream()
                .map(position -> distance(position, new ProofTable(16)))
                .toList();
        assertEquals(alone, together);
        assertTrue(alone.contains(0) && alone.contains(7), alone.toString());
    }

    private static Stream<Position> open(Position start, long seed) {
        return RandomPlay.positions(start, seed).stream()
                .filter(position -> position.result().isEmpty());
    }

    private static int distance(Position position, ProofTable memory) {
        return new ShortWins(position, memory).find(7).map(ProvenWin::plies).orElse(0);
    }
}
