package jump61.puzzle;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import jump61.game.Move;
import jump61.games.checkers.PlainCheckers;
import jump61.games.sim.PlainSolver;
import jump61.games.sim.SimPosition;

/** Proves puzzles by other programs than found them. */
final class PuzzleProof {
    /** Eight plies with the move itself. */
    private static final int HOLD = 7;

    private static PlainSolver sim;

    private PuzzleProof() {}

    /** {@return whether the puzzle's answer does what is asked for, and no other first move does} */
    static boolean holds(Puzzle puzzle) {
        return holds(puzzle, Long.MAX_VALUE).orElseThrow();
    }

    /**
     * {@return the same; empty if it takes too long to tell}
     *
     * @param positions how many positions may be tried out
     */
    static Optional<Boolean> holds(Puzzle puzzle, long positions) {
        try {
            return Optional.of(isTrue(puzzle, positions));
        } catch (TooLong givenUp) {
            return Optional.empty();
        }
    }

    private static boolean isTrue(Puzzle puzzle, long positions) {
        return switch (puzzle.position().game().id()) {
            case "jump61" -> holdsInCubes(puzzle, positions);
            case "checkers" -> holdsInCheckers(puzzle, positions);
            default -> holdsInSim(puzzle);
        };
    }

    private static boolean holdsInCubes(Puzzle puzzle, long positions) {
        PlainCubes board = PlainCubes.read(puzzle.position().notation(), positions);
        int answer = board.square(puzzle.answer().notation());
        int[] others = IntStream.range(0, board.squares())
                .filter(square -> square != answer && board.mayPlay(square, 1))
                .toArray();
        if (puzzle.kind().equals(PuzzleKind.HOLD)) {
            return !board.after(answer, 1).wins(-1, HOLD)
                    && IntStream.of(others)
                            .allMatch(square -> board.after(square, 1).wins(-1, HOLD));
        }
        int plies = 2 * puzzle.moves() - 1;
        boolean sooner = plies > 1 && board.wins(1, plies - 2);
        boolean othersFail = puzzle.kind().equals(PuzzleKind.WIN)
                ? IntStream.of(others).allMatch(square -> board.after(square, 1).wins(-1, HOLD))
                : IntStream.of(others)
                        .noneMatch(square -> board.after(square, 1).loses(-1, plies - 1));
        return !sooner && board.after(answer, 1).loses(-1, plies - 1) && othersFail;
    }

    private static boolean holdsInCheckers(Puzzle puzzle, long positions) {
        PlainScores scores = new PlainScores(positions);
        PlainCheckers board = PlainCheckers.read(puzzle.position().notation());
        boolean red = board.isRedToMove();
        Predicate<PlainCheckers> reached = switch (puzzle.kind().id()) {
            case "save" -> after -> !scores.wins(after, !red);
            case "man" -> after -> after.staysAhead(red, 2 * puzzle.moves() - 1, board.lead(red));
            default -> after -> after.crowns(red, 2 * puzzle.moves() - 1, board.kings(red));
        };
        List<int[]> right = board.moves().stream()
                .filter(move -> reached.test(board.after(move)))
                .toList();
        int[] answer = Arrays.stream(puzzle.answer().notation().split(" "))
                .mapToInt(Integer::parseInt)
                .toArray();
        return right.size() == 1 && Arrays.equals(right.get(0), answer);
    }

    private static boolean holdsInSim(Puzzle puzzle) {
        sim = sim == null ? new PlainSolver() : sim;
        List<Move> right = puzzle.position().legalMoves().stream()
                .filter(move -> isRight(
                        puzzle, (SimPosition) puzzle.position().play(move).after()))
                .toList();
        boolean inTime =
                puzzle.kind().id().equals("safe") || sim.value((SimPosition) puzzle.position()) == 2 * puzzle.moves();
        return right.equals(List.of(puzzle.answer())) && inTime;
    }

    private static boolean isRight(Puzzle puzzle, SimPosition after) {
        return after.result().isEmpty() && (puzzle.kind().id().equals("safe") || sim.value(after) < 0);
    }
}
