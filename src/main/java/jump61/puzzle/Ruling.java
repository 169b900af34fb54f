package jump61.puzzle;

import java.util.List;
import jump61.game.Move;

/**
 * What becomes of a move that somebody tried in a puzzle.
 *
 * @param verdict whether it was right
 * @param line what the opponent answers; after a wrong move, how both sides go on with best play as far as it is worth showing
 */
public record Ruling(Verdict verdict, List<Move> line) {
    public Ruling {
        line = List.copyOf(line);
    }

    /** Whether a move was right. */
    public enum Verdict {
        /** Right, and nothing is left to do. */
        SOLVED,
        /** Right, and the puzzle goes on. */
        RIGHT,
        /** Wrong: it wins too, but takes longer. */
        TOO_SLOW,
        /** Wrong: the opponent wins now. */
        LOSES,
        /** Wrong: what is asked for cannot be forced any more. */
        MISSES;

        /** {@return whether the move stands} */
        public boolean isRight() {
            return this == SOLVED || this == RIGHT;
        }
    }
}
