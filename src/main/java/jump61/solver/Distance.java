package jump61.solver;

import java.util.List;
import jump61.game.Move;

/**
 * The number of plies to a win if the winner plays for the fastest win and the other side for the longest defence.
 *
 * @param moreThan a number of plies proven to be too few
 * @param atMost a number of plies proven to be enough
 * @param isExact whether {@code atMost} is the exact distance
 * @param line for an exact distance, the moves of both sides to the end; empty if it is not exact, or if there was no
 * time to find them
 */
public record Distance(int moreThan, int atMost, boolean isExact, List<Move> line) {
    public Distance {
        line = List.copyOf(line);
    }
}
