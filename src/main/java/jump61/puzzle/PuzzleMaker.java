package jump61.puzzle;

import java.util.Optional;
import jump61.game.Position;

/** Makes puzzles of positions that users set up. */
public final class PuzzleMaker {
    /** The id of all these puzzles. */
    public static final String ID = "own";

    private PuzzleMaker() {}

    /**
     * {@return the puzzle of a position; empty if it cannot be proved that exactly one move is right} This may take some
     * seconds.
     */
    public static Optional<Puzzle> of(Position position) {
        if (position.result().isPresent()) {
            return Optional.empty();
        }
        return TaskFinders.of(position.game())
                .flatMap(finder -> finder.find(position))
                .map(task ->
                        new Puzzle(ID, task.kind(), task.moves(), position, task.answer(), new Difficulty().of(task)));
    }
}
