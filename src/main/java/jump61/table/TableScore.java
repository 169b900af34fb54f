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
public record TableScore(int own, int other, int draws) {
    static final TableScore NONE = new TableScore(0, 0, 0);

    TableScore and(Result result, Side side) {
        if (result.winner().isEmpty()) {
            return new TableScore(own, other, draws + 1);
        }
        return result.wonBy(side) ? new TableScore(own + 1, other, draws) : new TableScore(own, other + 1, draws);
    }
}
