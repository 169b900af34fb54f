package jump61.lab.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import jump61.game.BoardSize;
import jump61.game.Comparison;
import jump61.game.Position;
import jump61.game.RandomPlay;
import jump61.games.cubes.CubesGame;
import jump61.solver.Solver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlayedPositionsTest {
    private static final BoardSize LARGEST = new BoardSize(4, 5);

    private static List<Position> open(BoardSize size, int games) {
        List<Position> positions = new ArrayList<>();
        for (int seed = 0; seed < games; seed++) {
            RandomPlay.positions(CubesGame.INSTANCE.start(size), seed).stream()
                    .filter(position -> position.result().isEmpty())
                    .forEach(positions::add);
        }
        return positions;
    }

    private static Position position(String board) {
        return CubesGame.INSTANCE.parsePosition(board);
    }

    @Test
    void aPositionIsRememberedOnceItIsAdded() {
        PlayedPositions played = new PlayedPositions(1 << 20);
        for (Position position : open(LARGEST, 1)) {
            assertFalse(played.contains(position), position.notation());
            played.add(position);
            assertTrue(played.contains(position), position.notation());
            assertTrue(played.contains(position.canonical()), position.notation());
        }
    }

    @Test
    void whoWinsAPositionAlsoWinsItWithMoreSquares() {
        PlayedPositions played = new PlayedPositions(1 << 20);
        played.add(position("2r 1b 1b / 1- 1b 2b"));
        assertTrue(played.contains(position("2r 1r 1b / 1- 1b 2b")));
        assertTrue(played.contains(position("2r 1r 1r / 1- 1r 2b")));
        assertFalse(played.contains(position("2b 1r 1r / 1- 1r 2b")), "Red has not all that it had");
        assertFalse(played.contains(position("2r 1r 1r / 1r 1r 2b")), "the free squares are others");
        assertFalse(played.contains(position("2r 1r 2r / 1- 1r 2b")), "the spots are others, and Blue is to move");
    }

    /** In the smallest memory, most are forgotten. */
    @ParameterizedTest
    @ValueSource(ints = {1, 1 << 16, 1 << 22})
    void onlyWhatFollowsFromPositionsThatWereAddedIsThere(int bytes) {
        PlayedPositions played = new PlayedPositions(bytes);
        Map<Long, List<Comparison>> added = new HashMap<>();
        int remembered = 0;
        for (Position position : open(LARGEST, 500)) {
            Comparison comparison = position.comparison().orElseThrow();
            List<Comparison> others = added.computeIfAbsent(comparison.rest(), rest -> new ArrayList<>());
            boolean follows = others.stream().anyMatch(other -> (other.holdings() & ~comparison.holdings()) == 0);
            boolean contained = played.contains(position);
            assertTrue(follows || !contained, position.notation());
            remembered += contained ? 1 : 0;
            played.add(position);
            others.add(comparison);
        }
        assertTrue(remembered > 100, remembered + " positions");
    }

    /** The theorem, on a board that is solved in an instant. */
    @Test
    void theSideToMoveReallyWinsWhatFollows() {
        Map<Long, List<Position>> won = new HashMap<>();
        Solver solver = new Solver(1 << 24, () -> false);
        int followed = 0;
        for (Position position : open(new BoardSize(2, 4), 400)) {
            Comparison comparison = position.comparison().orElseThrow();
            List<Position> others = won.computeIfAbsent(comparison.rest(), rest -> new ArrayList<>());
            boolean wins = solver.solve(position).winner().orElseThrow() == position.toMove();
            boolean follows = others.stream()
                    .map(other -> other.comparison().orElseThrow())
                    .anyMatch(other -> other.holdings() != comparison.holdings()
                            && (other.holdings() & ~comparison.holdings()) == 0);
            assertTrue(wins || !follows, position.notation());
            followed += follows ? 1 : 0;
            if (wins) {
                others.add(position);
            }
        }
        assertTrue(followed > 20, followed + " positions");
    }

    @Test
    void whatIsHandedOverCanBeAddedToAMemoryOfAnotherSize() {
        PlayedPositions small = new PlayedPositions(1 << 16);
        List<Position> positions = open(LARGEST, 3);
        positions.forEach(small::add);
        PlayedPositions large = new PlayedPositions(1 << 20);
        small.forEach(large::add);
        positions.forEach(position -> assertTrue(large.contains(position), position.notation()));
    }

    @Test
    void aPositionThatIsNotComparedIsNotRemembered() {
        PlayedPositions played = new PlayedPositions(1 << 20);
        Position large = CubesGame.INSTANCE.start(5);
        played.add(large);
        assertFalse(played.contains(large));
        assertEquals(1, played.added());
    }
}
