package jump61.puzzle;

import java.util.Optional;
import jump61.game.Position;

/** Finds tasks in one game, and proves that each has exactly one answer. */
public interface TaskFinder {
    /** {@return the task in a position; empty if there is none, or none could be proved} */
    Optional<Task> find(Position position);

    /**
     * {@return one representative of all positions that differ only by symmetry, so that duplicates can be recognized}
     */
    default Position representative(Position position) {
        return position.canonical();
    }
}
