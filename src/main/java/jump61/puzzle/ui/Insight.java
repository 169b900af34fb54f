package jump61.puzzle.ui;

import java.util.List;
import jump61.game.Move;
import jump61.game.Side;

/** What is known of a question about the position in the editor. */
public sealed interface Insight {
    /**
     * It is being solved.
     *
     * @param nodes positions visited so far
     */
    record Solving(long nodes) implements Insight {}

    /**
     * One side wins by force.
     *
     * @param winner the side that wins
     * @param plies how soon, with best play of both; 0 if that is not known
     * @param line best play of both; may be empty
     */
    record Win(Side winner, int plies, List<Move> line) implements Insight {
        public Win {
            line = List.copyOf(line);
        }
    }

    /** Neither side can win by force. */
    record Draw() implements Insight {}

    /** The search was stopped before it proved anything. */
    record Unsolved() implements Insight {}

    /** The work broke off because of an error in the program, which is reported elsewhere. */
    record Failed() implements Insight {}

    /** It is being examined whether the position makes a puzzle. */
    record Examining() implements Insight {}

    /** It makes no puzzle: it was not proved that exactly one move is right. */
    record NoPuzzle() implements Insight {}
}
