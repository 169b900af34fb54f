package jump61.puzzle;

import java.util.List;
import jump61.game.Move;

/**
 * The outcome of a move tried in a puzzle.
 *
 * @param verdict whether the move was correct
 * @param line the opponent's reply; after a wrong move, the instructive part of the continuation with best play
 */
public record Ruling(Verdict verdict, List<Move> line) {
    public Ruling {
        line = List.copyOf(line);
    }

    /** Whether a move was correct. */
    public enum Verdict {
        /** Correct, and the puzzle is solved. */
        SOLVED,
        /** Correct, and the puzzle continues. */
        RIGHT,
        /** Wrong: it wins too, but takes longer. */
        TOO_SLOW,
        /** Wrong: the opponent now wins. */
        LOSES,
        /** Wrong: the goal can no longer be forced. */
        MISSES;

        /** {@return whether the move was correct} */
        public boolean isRight() {
            return this == SOLVED || this == RIGHT;
        }
    }
}
