package jump61.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Position;
import jump61.games.checkers.PlainCheckers;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ShippedPuzzlesTest {
    private static List<Puzzle> puzzles(String game) {
        return ShippedPuzzles.of(Games.byId(game).orElseThrow());
    }

    @ParameterizedTest
    @CsvSource({"jump61, 1500", "checkers, 300", "sim, 556"})
    void thereIsPlentyOfThem(String game, int least) {
        assertTrue(puzzles(game).size() >= least, () -> "only " + puzzles(game).size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"jump61", "checkers", "sim"})
    void noTwoAreAlikeUnderSymmetry(String id) {
        Game game = Games.byId(id).orElseThrow();
        TaskFinder finder = PuzzleGames.of(game).orElseThrow().finder(() -> false);
        Set<Position> seen = new HashSet<>();
        for (Puzzle puzzle : puzzles(id)) {
            assertTrue(seen.add(finder.representative(puzzle.position())), () -> puzzle.id() + " is like another one");
        }
    }

    @Test
    void theKindsOfAGameHaveDifferentLettersAndIds() {
        for (Game game : Games.all()) {
            List<PuzzleKind> kinds = PuzzleGames.kinds(game);
            assertEquals(
                    kinds.size(),
                    kinds.stream().map(PuzzleKind::letter).distinct().count());
            assertEquals(
                    kinds.size(), kinds.stream().map(PuzzleKind::id).distinct().count());
        }
    }

    @Test
    void anIdIsTheNumberInTheFile() {
        List<Puzzle> puzzles = puzzles("sim");
        IntStream.range(0, puzzles.size())
                .forEach(i -> assertEquals("sim-" + (i + 1), puzzles.get(i).id()));
    }

    @Test
    void theyAreSmallOnTheDisk() throws IOException {
        int bytes = 0;
        for (Game game : Games.all()) {
            try (InputStream file = game.getClass().getResourceAsStream(game.id() + ".puzzles")) {
                bytes += file.readAllBytes().length;
            }
        }
        int all = bytes;
        assertTrue(bytes < 400_000, () -> all + " bytes");
    }

    @Test
    void jump61HasThemOnBoardsFromFourToEightAndOfEveryLength() {
        Map<Integer, Long> sizes = puzzles("jump61").stream()
                .collect(count(puzzle -> puzzle.position().size().rows()));
        assertEquals(Set.of(4, 5, 6, 7, 8), sizes.keySet());
        Map<Integer, Long> lengths = puzzles("jump61").stream().collect(count(Puzzle::moves));
        assertEquals(Set.of(1, 2, 3, 4, 5, 6), lengths.keySet());
    }

    @ParameterizedTest
    @ValueSource(strings = {"jump61", "checkers", "sim"})
    void theMoreMovesTheHarderTheyAreOnAverageInEveryKind(String id) {
        for (PuzzleKind kind : PuzzleGames.kinds(Games.byId(id).orElseThrow())) {
            TreeMap<Integer, List<Puzzle>> byLength = puzzles(id).stream()
                    .filter(puzzle -> puzzle.kind().equals(kind))
                    .collect(Collectors.groupingBy(Puzzle::moves, TreeMap::new, Collectors.toList()));
            int before = 0;
            for (List<Puzzle> some : byLength.values()) {
                int median = median(some);
                assertTrue(
                        median > before, () -> kind.id() + " in " + some.get(0).moves() + ": " + median);
                before = median;
            }
        }
    }

    private static int median(List<Puzzle> puzzles) {
        return puzzles.stream()
                .mapToInt(Puzzle::rating)
                .sorted()
                .skip(puzzles.size() / 2)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void winsInOneMoveAreEasyButNotAlike() {
        int[] ratings = puzzles("jump61").stream()
                .filter(puzzle -> puzzle.moves() == 1 && puzzle.kind().playedOut())
                .mapToInt(Puzzle::rating)
                .toArray();
        assertTrue(IntStream.of(ratings).max().orElseThrow() < 800);
        assertTrue(IntStream.of(ratings).distinct().count() > 10);
    }

    private static java.util.stream.Collector<Puzzle, ?, Map<Integer, Long>> count(Function<Puzzle, Integer> by) {
        return Collectors.groupingBy(by, Collectors.counting());
    }

    @Test
    @Tag("slow")
    void everyPuzzleOfSimIsProvedByAnotherSolver() {
        puzzles("sim").forEach(puzzle -> assertTrue(PuzzleProof.holds(puzzle), puzzle::toString));
    }

    /** The program {@code PuzzleCheck} proves all of them. */
    @Test
    @Tag("slow")
    void aSampleOfTheOthersIsProvedByAnotherSolver() {
        Set<String> quick = Set.of("fastest", "king", "man");
        for (String game : List.of("jump61", "checkers")) {
            List<Puzzle> short2 = puzzles(game).stream()
                    .filter(puzzle ->
                            puzzle.moves() <= 2 && quick.contains(puzzle.kind().id()))
                    .filter(puzzle -> puzzle.position().size().rows() <= 4 || game.equals("checkers"))
                    .toList();
            for (int i = 0; i < short2.size(); i += 16) {
                assertTrue(PuzzleProof.holds(short2.get(i)), short2.get(i)::toString);
            }
        }
    }

    @Test
    @Tag("slow")
    void theOtherSolverOfScoresAgreesWithPlayingEveryGameToItsEnd() {
        List<PlainCheckers> small = puzzles("checkers").stream()
                .map(puzzle -> PlainCheckers.read(puzzle.position().notation()))
                .filter(board -> board.count('r') + board.count('w') <= 6)
                .toList();
        assertTrue(small.size() > 20, () -> small.size() + " positions");
        for (PlainCheckers board : small) {
            int result = board.solve();
            var scores = new PlainScores(Long.MAX_VALUE);
            assertEquals(result > 0, scores.wins(board, true), board::toString);
            assertEquals(result < 0, scores.wins(board, false), board::toString);
        }
    }

    @Test
    void theOtherSolverRefusesAWrongAnswer() {
        Puzzle puzzle = puzzles("jump61").stream()
                .filter(any -> any.kind().equals(PuzzleKind.FASTEST) && any.moves() == 1)
                .findFirst()
                .orElseThrow();
        var wrong = puzzle.position().legalMoves().stream()
                .filter(move -> !move.equals(puzzle.answer()))
                .findFirst()
                .orElseThrow();
        assertTrue(PuzzleProof.holds(puzzle));
        assertEquals(
                false, PuzzleProof.holds(new Puzzle("x", puzzle.kind(), 1, puzzle.position(), wrong, puzzle.rating())));
    }
}
