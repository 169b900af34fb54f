package jump61.solver;

import java.util.List;
import jump61.game.Move;

/**
 * In how many plies the winner wins when it hastens the end and the other side delays it.
 *
 * @param moreThan so many plies are proven not to do
 * @param atMost so many plies are proven to do
 * @param line for an {@linkplain #isExact exact} distance the moves of both sides to the end; otherwise empty
 */
public record Distance(int moreThan, int atMost, List<Move> line) {
    public Distance {
        line = List.copyOf(line);
    }

    /** {@return whether {@link #atMost} is the distance} */
    public boolean isExact() {
        return !line.isEmpty();
    }
}
