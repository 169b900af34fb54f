package jump61.solver;

import java.util.Collections;
import java.util.Map;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;

/**
 * A whole winning strategy: what the winner plays in every position that the other side can bring about. Positions are
 * {@linkplain Position#canonical canonical}. Where a move wins at once, none is told: it is found by trying.
 *
 * @param start the position it wins
 * @param winner the side that wins
 * @param moves the winner's moves, by position
 * @param longest the most plies that a game can last against it
 */
public record Strategy(Position start, Side winner, Map<Position, Move> moves, int longest) {
    public Strategy {
        moves = Collections.unmodifiableMap(moves);
    }
}
