package jump61.games.checkers;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.SearchState;
import jump61.puzzle.PuzzleKind;
import jump61.puzzle.ScoreSolver;
import jump61.puzzle.Task;
import jump61.puzzle.TaskFinder;

/** Finds Checkers tasks: save the score, get a king, win a piece. */
final class CheckersFinder implements TaskFinder {
    private static final String PIECES = "rwRW";
    private static final String SWAPPED = "wrWR";
    private static final int FEWEST_MOVES = 3;
    private static final long NODES_FOR_AN_ANSWER = 150_000;
    private static final int MOST_MOVES = 3;

    private final BooleanSupplier cancelled;

    CheckersFinder(BooleanSupplier cancelled) {
        this.cancelled = cancelled;
    }

    @Override
    public Optional<Task> find(Position position) {
        if (position.legalMoves().size() < FEWEST_MOVES) {
            return Optional.empty();
        }
        return save(position)
                .or(() -> inMoves(position, CheckersPuzzles.MAN))
                .or(() -> inMoves(position, CheckersPuzzles.KING));
    }

    /**
     * Returns one of two equivalent positions: rotated by 180 degrees with colours swapped, a Checkers position has the
     * same value.
     */
    @Override
    public Position representative(Position position) {
        String text = position.notation();
        String turned = turned(text);
        return turned.compareTo(text) < 0 ? position.game().parsePosition(turned) : position;
    }

    private static String turned(String notation) {
        String[] words = notation.split(" ");
        var squares = new StringBuilder();
        for (char square : new StringBuilder(words[0]).reverse().toString().toCharArray()) {
            int piece = PIECES.indexOf(square);
            squares.append(piece < 0 ? square : SWAPPED.charAt(piece));
        }
        return squares + (words[1].equals("red") ? " white" : " red");
    }

    private Optional<Task> save(Position position) {
        SearchState root = position.game().searchState(position);
        ScoreSolver solver = new ScoreSolver(root, NODES_FOR_AN_ANSWER);
        Move saving = null;
        for (Move move : position.legalMoves()) {
            Optional<Boolean> loses = solver.losesBy(root.encode(move));
            if (cancelled.getAsBoolean() || loses.isEmpty() || !loses.get() && saving != null) {
                return Optional.empty();
            }
            saving = loses.get() ? saving : move;
        }
        return Optional.ofNullable(saving).map(move -> new Task(CheckersPuzzles.SAVE, 1, position, move));
    }

    /**
     * Finds a task with the fewest possible moves. If several first moves reach the goal, there is no puzzle, even if
     * only one of them is fastest.
     */
    private Optional<Task> inMoves(Position position, PuzzleKind kind) {
        for (int moves = 1; moves <= MOST_MOVES; moves++) {
            CheckersGoal goal = CheckersGoal.of(kind, (CheckersPosition) position, moves);
            List<Move> right = position.legalMoves().stream()
                    .takeWhile(move -> !cancelled.getAsBoolean())
                    .filter(goal::isReachedBy)
                    .limit(2)
                    .toList();
            if (!right.isEmpty()) {
                return right.size() == 1
                        ? Optional.of(new Task(kind, moves, position, right.get(0)))
                        : Optional.empty();
            }
        }
        return Optional.empty();
    }
}
