package jump61.puzzle;

import java.util.Optional;
import jump61.game.Position;

/** Looks for the tasks of one game, and proves that each has one answer only. */
interface TaskFinder {
    /** {@return the task that a position of this game holds; empty if it has none, or none that could be proved} */
    Optional<Task> find(Position position);

    /** {@return one position for all that differ by a symmetry only, so that their puzzles are alike} */
    default Position representative(Position position) {
        return position.canonical();
    }
}
