package jump61.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import jump61.game.Game;
import jump61.game.Position;
import jump61.games.checkers.CheckersGame;
import jump61.games.cubes.CubesGame;
import jump61.games.sim.SimGame;
import org.junit.jupiter.api.Test;

class DifficultyTest {
    private static final int EVERY = 10;

    private static List<Puzzle> someOf(List<Puzzle> puzzles) {
        return IntStream.range(0, puzzles.size() / EVERY)
                .mapToObj(i -> puzzles.get(i * EVERY))
                .toList();
    }

    private static int rating(Puzzle puzzle) {
        return new Difficulty().of(puzzle.task());
    }

    @Test
    void theRatingsOfThePuzzlesAreThoseOfToday() {
        for (Game game : List.of(new CubesGame(), new CheckersGame(), new SimGame())) {
            for (Puzzle puzzle : someOf(someOf(ShippedPuzzles.of(game)))) {
                assertEquals(puzzle.rating(), rating(puzzle), puzzle.id());
            }
        }
    }

    @Test
    void whatEveryLevelFindsIsEasyAndWhatNoneFindsIsHard() {
        List<Puzzle> puzzles = someOf(Stream.of(new CheckersGame(), new SimGame())
                .flatMap(game -> ShippedPuzzles.of(game).stream())
                .toList());
        int easiest = puzzles.stream().mapToInt(DifficultyTest::rating).min().orElseThrow();
        int hardest = puzzles.stream().mapToInt(DifficultyTest::rating).max().orElseThrow();
        assertTrue(easiest >= 400 && easiest < 700, "easiest: " + easiest);
        assertTrue(hardest <= 3000 && hardest > 1500, "hardest: " + hardest);
    }

    @Test
    void theWholeSolutionHasToBeFound() {
        Puzzle puzzle = ShippedPuzzles.of(new CubesGame()).get(0);
        SolutionLine line = new SolutionLine(puzzle, () -> false);
        assertEquals(puzzle.moves(), line.length());
        for (int number = 0; number < line.length(); number++) {
            Position position = line.position(number);
            assertEquals(puzzle.position().toMove(), position.toMove());
            int at = number;
            assertTrue(position.legalMoves().stream().anyMatch(move -> line.isRight(at, move)));
            assertTrue(number > 1 || position.legalMoves().stream().anyMatch(move -> !line.isRight(at, move)));
        }
    }

    @Test
    void aLongerWayToTheSameAnswerIsRatedHigher() {
        Puzzle puzzle = ShippedPuzzles.of(new SimGame()).get(0);
        Position position = puzzle.position();
        int[] ratings = IntStream.rangeClosed(1, 4)
                .map(moves -> new Difficulty().of(new Task(puzzle.kind(), moves, position, puzzle.answer())))
                .toArray();
        for (int i = 1; i < ratings.length; i++) {
            assertTrue(ratings[i] > ratings[i - 1], ratings[i - 1] + " then " + ratings[i]);
        }
    }
}
