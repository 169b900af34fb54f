package jump61.review;

import java.util.Map;
import jump61.engine.Score;
import jump61.game.Game;

/**
 * Winning chances for a score: a logistic curve for each game, fitted to games between levels. {@code Calibration},
 * among the developers' programs, measures it; docs/review.md has the table.
 *
 * @param slope increase of the log-odds per 100 points of score
 */
public record WinChance(double slope) {
    /** Fitted to the current evaluation. A game that is not listed here is solved, or uses the default slope. */
    private static final Map<String, Double> SLOPES = Map.of("jump61", 1.2, "checkers", 1.7);

    private static final double USUAL_SLOPE = 1.0;

    /** Upper limit for an estimate. */
    private static final double SUREST = 0.99;

    /** {@return the curve of a game} */
    public static WinChance of(Game game) {
        return new WinChance(SLOPES.getOrDefault(game.id(), USUAL_SLOPE));
    }

    /**
     * {@return the winning chances of the side that the score refers to, from 0 to 1; exactly 0 or 1 only if proven}
     */
    public double of(Score score) {
        if (score.isWin() || score.isLoss()) {
            return score.isWin() ? 1 : 0;
        }
        double chance = 1 / (1 + Math.exp(-slope * score.value() / 100));
        return Math.max(1 - SUREST, Math.min(SUREST, chance));
    }
}
