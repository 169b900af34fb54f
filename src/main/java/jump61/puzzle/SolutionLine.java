package jump61.puzzle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import jump61.game.Move;
import jump61.game.Position;

/** The positions of a puzzle in which the solver must find a move, against the strongest resistance. */
final class SolutionLine {
    private final Puzzle puzzle;
    private final Referee referee;
    private final List<Position> positions = new ArrayList<>();
    private final List<Map<Move, Boolean>> judged = new ArrayList<>();

    /**
     * Finds the positions.
     *
     * @param cancelled polled after each move; once it is true, the line ends
     */
    SolutionLine(Puzzle puzzle, BooleanSupplier cancelled) {
        this.puzzle = puzzle;
        referee = Referee.of(puzzle);
        positions.add(puzzle.position());
        judged.add(new HashMap<>(Map.of(puzzle.answer(), true)));
        Position at = puzzle.position();
        while (isPlayedOn() && !cancelled.getAsBoolean()) {
            Move move = referee.rightMove(at, length() - 1);
            Ruling ruling = referee.rule(at, move, length() - 1);
            if (ruling.verdict() != Ruling.Verdict.RIGHT) {
                return;
            }
            at = at.play(move).after();
            at = at.play(ruling.line().get(0)).after();
            positions.add(at);
            judged.add(new HashMap<>());
        }
    }

    private boolean isPlayedOn() {
        return puzzle.kind().playedOut() && length() < puzzle.moves();
    }

    /** {@return the number of moves to find} */
    int length() {
        return positions.size();
    }

    /** {@return the position before one of the moves; the first is number 0} */
    Position position(int number) {
        return positions.get(number);
    }

    /** {@return whether a move is right in the position before one of the moves} */
    boolean isRight(int number, Move move) {
        return judged.get(number)
                .computeIfAbsent(
                        move,
                        any -> number > 0 && referee.keepsGoal(positions.get(number), move, puzzle.moves() - number));
    }
}
