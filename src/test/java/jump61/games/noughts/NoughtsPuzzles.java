package jump61.games.noughts;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import jump61.game.Game;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.SearchState;
import jump61.puzzle.GamePuzzles;
import jump61.puzzle.Puzzle;
import jump61.puzzle.PuzzleKind;
import jump61.puzzle.Referee;
import jump61.puzzle.Ruling;
import jump61.puzzle.ScoreSolver;
import jump61.puzzle.Task;
import jump61.puzzle.TaskFinder;

/** The puzzles of noughts and crosses: the only square that does not lose. */
public final class NoughtsPuzzles implements GamePuzzles {
    /** Every other square lets the opponent win with best play. */
    static final PuzzleKind BLOCK = new PuzzleKind("block", 'b', false);

    private static final long ALL_GAMES = 1_000_000;

    @Override
    public Game game() {
        return NoughtsGame.INSTANCE;
    }

    @Override
    public List<PuzzleKind> kinds() {
        return List.of(BLOCK);
    }

    @Override
    public TaskFinder finder(BooleanSupplier cancelled) {
        return position -> {
            List<Move> holding = position.legalMoves().stream()
                    .filter(move -> !loses(position, move))
                    .toList();
            return holding.size() == 1 && position.legalMoves().size() > 1
                    ? Optional.of(new Task(BLOCK, 1, position, holding.get(0)))
                    : Optional.empty();
        };
    }

    private static boolean loses(Position position, Move move) {
        SearchState state = position.game().searchState(position);
        return new ScoreSolver(state, ALL_GAMES).losesBy(state.encode(move)).orElseThrow();
    }

    @Override
    public Referee referee(Puzzle puzzle) {
        return new Referee(puzzle) {
            @Override
            protected boolean keepsGoal(Position position, Move move, int left) {
                return !loses(position, move);
            }

            @Override
            protected Move resist(Position position, int left) {
                return best(position);
            }

            @Override
            protected Ruling refute(Position position, Move move, int left) {
                return new Ruling(
                        Ruling.Verdict.LOSES, List.of(best(position.play(move).after())));
            }
        };
    }
}
