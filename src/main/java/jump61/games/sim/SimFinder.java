package jump61.games.sim;

import java.util.List;
import java.util.Optional;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Solution;
import jump61.puzzle.PuzzleKind;
import jump61.puzzle.Task;
import jump61.puzzle.TaskFinder;

/** Finds tasks in Sim, which is completely solved. */
final class SimFinder implements TaskFinder {
    @Override
    public Optional<Task> find(Position position) {
        if (position.legalMoves().size() < 2) {
            return Optional.empty();
        }
        Optional<Task> safe = onlyMove(
                position,
                SimPuzzles.SAFE,
                position.legalMoves().stream()
                        .filter(move -> isOpen(position, move))
                        .toList());
        return safe.isPresent() ? safe : winning(position);
    }

    private static Optional<Task> winning(Position position) {
        Solution solution = position.game().solution().orElseThrow();
        List<Move> winning = position.legalMoves().stream()
                .filter(move -> isOpen(position, move))
                .filter(move ->
                        solution.ending(position.play(move).after()).winner().equals(Optional.of(position.toMove())))
                .toList();
        return onlyMove(position, PuzzleKind.WIN, winning);
    }

    private static Optional<Task> onlyMove(Position position, PuzzleKind kind, List<Move> right) {
        if (right.size() != 1) {
            return Optional.empty();
        }
        int plies = position.game().solution().orElseThrow().ending(position).plies();
        int moves = kind.equals(PuzzleKind.WIN) ? plies / 2 : 1;
        return Optional.of(new Task(kind, moves, position, right.get(0)));
    }

    /** {@return whether a line closes no triangle} */
    private static boolean isOpen(Position position, Move move) {
        return position.play(move).after().result().isEmpty();
    }
}
