package jump61.table;

import jump61.game.Result;
import jump61.game.Side;

/**
 * The score of an evening, in games.
 *
 * @param own games that this side won
 * @param other games that the other side won
 * @param draws games that nobody won
 */
public record Score(int own, int other, int draws) {
    static final Score NONE = new Score(0, 0, 0);

    Score and(Result result, Side side) {
        if (result.winner().isEmpty()) {
            return new Score(own, other, draws + 1);
        }
        return result.wonBy(side) ? new Score(own + 1, other, draws) : new Score(own, other + 1, draws);
    }
}
