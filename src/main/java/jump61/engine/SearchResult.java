package jump61.engine;

import java.util.List;
import java.util.Optional;
import jump61.game.Move;

/**
 * The result of a search, final or so far.
 *
 * @param best the move to play; empty only if the game is over
 * @param score the value of the position for the side to move
 * @param depth the depth completed, in plies
 * @param nodes the positions visited
 * @param line the principal variation, starting with {@code best}
 * @param moves for an analysis, a score for every legal move, best first; otherwise empty
 */
public record SearchResult(
        Optional<Move> best, Score score, int depth, long nodes, List<Move> line, List<MoveScore> moves) {
    public SearchResult {
        line = List.copyOf(line);
        moves = List.copyOf(moves);
    }

    /**
     * The value of one legal move.
     *
     * @param move the move
     * @param score its value, from the point of view of the side to move at the root
     * @param line the principal variation, starting with {@code move}
     */
    public record MoveScore(Move move, Score score, List<Move> line) {
        public MoveScore {
            line = List.copyOf(line);
        }
    }
}
