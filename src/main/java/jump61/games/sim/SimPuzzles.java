package jump61.games.sim;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import jump61.game.Game;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Solution;
import jump61.puzzle.GamePuzzles;
import jump61.puzzle.Puzzle;
import jump61.puzzle.PuzzleKind;
import jump61.puzzle.Referee;
import jump61.puzzle.SolvedReferee;
import jump61.puzzle.Task;
import jump61.puzzle.TaskFinder;

/** The puzzles of Sim: the only win, and the only safe line. */
public final class SimPuzzles implements GamePuzzles {
    /** Find the only line that does not close a triangle of your own colour. */
    static final PuzzleKind SAFE = new PuzzleKind("safe", 's', false);

    @Override
    public Game game() {
        return SimGame.INSTANCE;
    }

    @Override
    public List<PuzzleKind> kinds() {
        return List.of(PuzzleKind.WIN, SAFE);
    }

    @Override
    public TaskFinder finder(BooleanSupplier cancelled) {
        return new SimFinder();
    }

    @Override
    public Referee referee(Puzzle puzzle) {
        return new SolvedReferee(puzzle);
    }

    /** Finds tasks in Sim, which is completely solved. */
    private static final class SimFinder implements TaskFinder {
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
                    .filter(move -> solution.ending(position.play(move).after())
                            .winner()
                            .equals(Optional.of(position.toMove())))
                    .toList();
            return onlyMove(position, PuzzleKind.WIN, winning);
        }

        private static Optional<Task> onlyMove(Position position, PuzzleKind kind, List<Move> right) {
            if (right.size() != 1) {
                return Optional.empty();
            }
            int plies =
                    position.game().solution().orElseThrow().ending(position).plies();
            int moves = kind.equals(PuzzleKind.WIN) ? plies / 2 : 1;
            return Optional.of(new Task(kind, moves, position, right.get(0)));
        }

        /** {@return whether a line closes no triangle} */
        private static boolean isOpen(Position position, Move move) {
            return position.play(move).after().result().isEmpty();
        }
    }
}
