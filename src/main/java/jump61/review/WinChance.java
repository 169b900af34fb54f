package jump61.review;

import java.util.Map;
import jump61.engine.Score;
import jump61.game.Game;

/**
 * The chance to win that a score stands for: a logistic curve for each game, fitted to games of the levels against each
 * other. {@code Calibration}, among the developers' programs, measures it anew; docs/review.md has the table.
 *
 * @param slope by how much the log-odds grow with a score of 100
 */
public record WinChance(double slope) {
    /** Fitted with the evaluation of this version; a game that is not listed here is solved, or takes the usual slope. */
    private static final Map<String, Double> SLOPES = Map.of("jump61", 1.2, "checkers", 1.7);

    private static final double USUAL_SLOPE = 1.0;

    /** An estimate is never surer than this. */
    private static final double SUREST = 0.99;

    /** {@return the curve of a game} */
    public static WinChance of(Game game) {
        return new WinChance(SLOPES.getOrDefault(game.id(), USUAL_SLOPE));
    }

    /** {@return the chance of the side whose view the score takes, from 0 to 1; 0 and 1 only where it is proven} */
    public double of(Score score) {
        if (score.isWin() || score.isLoss()) {
            return score.isWin() ? 1 : 0;
        }
        double chance = 1 / (1 + Math.exp(-slope * score.value() / 100));
        return Math.max(1 - SUREST, Math.min(SUREST, chance));
    }
}
