package jump61.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import jump61.game.Position;
import jump61.games.checkers.CheckersGame;
import jump61.games.cubes.CubesGame;
import jump61.games.sim.SimGame;
import org.junit.jupiter.api.Test;

class DifficultyTest {
    private static final int EVERY = 25;

    private static List<Puzzle> someOf(List<Puzzle> puzzles) {
        return IntStream.range(0, puzzles.size() / EVERY)
                .mapToObj(i -> puzzles.get(i * EVERY))
                .toList();
    }

    private static int rating(Puzzle puzzle) {
        return new Difficulty().of(puzzle.task());
    }

    @Test
    void thePuzzlesOfSimAreRatedByWhatTheLevelsFindToday() {
        for (Puzzle puzzle : someOf(ShippedPuzzles.of(new SimGame()))) {
            assertEquals(puzzle.rating(), rating(puzzle), puzzle.id());
        }
    }

    @Test
    void soAreTheNewestOfJump61() {
        List<Puzzle> newest = ShippedPuzzles.of(new CubesGame()).stream()
                .filter(puzzle -> number(puzzle) > 1800)
                .toList();
        for (Puzzle puzzle : someOf(newest)) {
            assertEquals(puzzle.rating(), rating(puzzle), puzzle.id());
        }
    }

    private static int number(Puzzle puzzle) {
        return Integer.parseInt(puzzle.id().substring(puzzle.id().indexOf('-') + 1));
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
