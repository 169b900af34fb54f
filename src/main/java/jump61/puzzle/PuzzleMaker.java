package jump61.puzzle;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import jump61.engine.SearchMonitor;
import jump61.game.Position;

/** Makes puzzles from positions that users set up. */
public final class PuzzleMaker {
    /** The id that all these puzzles have. */
    public static final String ID = "own";

    private PuzzleMaker() {}

    /**
     * {@return the puzzle of a position; empty if it cannot be proved that exactly one move is right, or the work is
     * cancelled} This may take some seconds.
     *
     * @param cancelled polled regularly; true stops the work
     */
    public static Optional<Puzzle> of(Position position, BooleanSupplier cancelled) {
        if (position.result().isPresent()) {
            return Optional.empty();
        }
        return PuzzleGames.of(position.game())
                .flatMap(puzzles -> puzzles.finder(cancelled).find(position))
                .filter(task -> !cancelled.getAsBoolean())
                .map(task -> puzzle(task, new Difficulty(SearchMonitor.until(cancelled)).of(task)))
                .filter(puzzle -> !cancelled.getAsBoolean());
    }

    private static Puzzle puzzle(Task task, int rating) {
        return new Puzzle(ID, task.kind(), task.moves(), task.position(), task.answer(), rating);
    }
}
