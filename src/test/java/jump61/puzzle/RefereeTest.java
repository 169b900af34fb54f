package jump61.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RefereeTest {
    private static final int EACH = 90;

    /** {@return a sample of all games and kinds} */
    static Stream<Puzzle> puzzles() {
        return Games.all().stream()
                .map(ShippedPuzzles::of)
                .flatMap(all -> IntStream.range(0, all.size() / EACH).mapToObj(i -> all.get(i * EACH)));
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void rightMovesSolveAPuzzleInTheMovesItSaysAgainstTheStrongestResistance(Puzzle puzzle) {
        Referee referee = Referee.of(puzzle);
        Position position = puzzle.position();
        for (int made = 0; made < puzzle.moves(); made++) {
            Move move = referee.rightMove(position, made);
            Ruling ruling = referee.rule(position, move, made);
            assertTrue(ruling.verdict().isRight(), () -> puzzle + " " + move);
            position = after(position.play(move).after(), ruling.line());
            if (ruling.verdict() == Ruling.Verdict.SOLVED) {
                assertIsReached(puzzle, position);
                return;
            }
        }
        throw new AssertionError("not solved in time: " + puzzle);
    }

    private static void assertIsReached(Puzzle puzzle, Position end) {
        if (puzzle.kind().equals(PuzzleKind.WIN) || puzzle.kind().equals(PuzzleKind.FASTEST)) {
            assertEquals(
                    Optional.of(puzzle.position().toMove()),
                    end.result().orElseThrow().winner());
        }
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    @Tag("slow")
    void everyOtherFirstMoveIsWrongAndItsAnswerIsALineThatCanBePlayed(Puzzle puzzle) {
        Referee referee = Referee.of(puzzle);
        Side solver = puzzle.position().toMove();
        List<Move> wrong = puzzle.position().legalMoves().stream()
                .filter(move -> !move.equals(puzzle.answer()))
                .limit(3)
                .toList();
        for (Move move : wrong) {
            Ruling ruling = referee.rule(puzzle.position(), move, 0);
            assertTrue(!ruling.verdict().isRight());
            Position end = after(puzzle.position().play(move).after(), ruling.line());
            boolean proved = puzzle.kind().equals(PuzzleKind.HOLD)
                    || puzzle.kind().id().equals("safe")
                    || puzzle.kind().equals(PuzzleKind.WIN)
                            && puzzle.position().game().id().equals("jump61");
            if (proved) {
                assertEquals(Ruling.Verdict.LOSES, ruling.verdict());
                assertEquals(
                        Optional.of(solver.opponent()),
                        end.result().orElseThrow().winner(),
                        puzzle::toString);
            }
        }
    }

    private static Position after(Position position, List<Move> line) {
        Position at = position;
        for (Move move : line) {
            at = at.play(move).after();
        }
        return at;
    }

    @Test
    void aSlowerWinIsDistinguishedFromNoWin() {
        Game game = Games.byId("jump61").orElseThrow();
        List<Ruling.Verdict> verdicts = ShippedPuzzles.of(game).stream()
                .filter(puzzle -> puzzle.kind().equals(PuzzleKind.FASTEST) && puzzle.moves() == 1)
                .limit(10)
                .flatMap(puzzle -> puzzle.position().legalMoves().stream()
                        .map(move -> Referee.of(puzzle)
                                .rule(puzzle.position(), move, 0)
                                .verdict()))
                .toList();
        assertTrue(verdicts.contains(Ruling.Verdict.TOO_SLOW));
        assertNotEquals(
                0, verdicts.stream().filter(Ruling.Verdict.MISSES::equals).count());
    }
}
