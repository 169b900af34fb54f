package jump61.puzzle;

import jump61.game.Move;
import jump61.game.Position;

/**
 * A position with one right answer.
 *
 * @param id the puzzle's name, for example {@code jump61-17}; it never changes once it is shipped
 * @param kind what is asked for
 * @param moves how many moves of the solver it takes at most, at least 1
 * @param position where it begins; the solver's side is to move
 * @param answer the only first move that does it
 * @param rating how hard it is, on the scale of the players' ratings
 */
public record Puzzle(String id, PuzzleKind kind, int moves, Position position, Move answer, int rating) {
    /** {@return the task without a name and a rating} */
    public Task task() {
        return new Task(kind, moves, position, answer);
    }
}
