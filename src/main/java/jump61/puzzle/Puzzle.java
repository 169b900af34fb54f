package jump61.puzzle;

import jump61.game.Move;
import jump61.game.Position;

/**
 * A position with exactly one right answer.
 *
 * @param id the puzzle's name, for example {@code jump61-17}; it never changes once released
 * @param kind what the solver has to do
 * @param moves maximum number of moves the solver needs, at least 1
 * @param position the initial position; the solver is to move
 * @param answer the only correct first move
 * @param rating its difficulty, on the scale of player ratings
 */
public record Puzzle(String id, PuzzleKind kind, int moves, Position position, Move answer, int rating) {
    /** {@return the task, without id and rating} */
    public Task task() {
        return new Task(kind, moves, position, answer);
    }
}
