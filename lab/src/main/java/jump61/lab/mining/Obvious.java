package jump61.lab.mining;

import java.util.List;
import jump61.game.Move;
import jump61.game.Side;
import jump61.games.cubes.CubesPosition;
import jump61.puzzle.Task;

/**
 * Recognizes answers in Jump61 that people find without thinking ahead: the move leaves its side with as many squares as
 * any move can, or is the only one that takes squares from the opponent.
 */
public final class Obvious {
    private Obvious() {}

    /** {@return whether the answer of a task is obvious; never in other games} */
    public static boolean is(Task task) {
        return task.position() instanceof CubesPosition position && is(position, task.answer());
    }

    private static boolean is(CubesPosition position, Move answer) {
        Side mover = position.toMove();
        int most = position.legalMoves().stream()
                .mapToInt(move -> squaresAfter(position, move, mover))
                .max()
                .orElseThrow();
        return squaresAfter(position, answer, mover) == most || takers(position).equals(List.of(answer));
    }

    private static List<Move> takers(CubesPosition position) {
        Side opponent = position.toMove().opponent();
        int before = position.squares(opponent);
        return position.legalMoves().stream()
                .filter(move -> squaresAfter(position, move, opponent) < before)
                .toList();
    }

    private static int squaresAfter(CubesPosition position, Move move, Side side) {
        return ((CubesPosition) position.play(move).after()).squares(side);
    }
}
