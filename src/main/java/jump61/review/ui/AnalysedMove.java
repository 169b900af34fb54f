package jump61.review.ui;

import java.util.List;
import jump61.engine.Score;
import jump61.game.Move;
import jump61.review.MoveClass;

/**
 * One of the best moves of a position.
 *
 * @param move the move
 * @param score its value for the side that plays it
 * @param chance that side's winning chances after the move, 0 to 1
 * @param grade how a review would classify it, compared with the best move of the list
 * @param line the line that starts with the move
 */
public record AnalysedMove(Move move, Score score, double chance, MoveClass grade, List<Move> line) {
    public AnalysedMove {
        line = List.copyOf(line);
    }

    /** {@return whether the result is proven} */
    public boolean isProven() {
        return score.isWin() || score.isLoss();
    }
}
