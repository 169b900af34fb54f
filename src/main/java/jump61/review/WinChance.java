package jump61.review;

import jump61.engine.Score;
import jump61.game.Game;

/**
 * Winning chances for a score: a logistic curve, whose slope comes from the game and is fitted to games between levels.
 * {@code Calibration} in the lab measures it; docs/review.md has the table.
 *
 * @param slope increase of the log-odds per 100 points of score
 */
public record WinChance(double slope) {
    /** Upper limit for an estimate. */
    private static final double SUREST = 0.99;

    /** {@return the curve of a game} */
    public static WinChance of(Game game) {
        return new WinChance(game.winningSlope());
    }

    /**
     * {@return the winning chances of the side that the score refers to, from 0 to 1; exactly 0 or 1 only if proven}
     */
    public double of(Score score) {
        if (score.isWin() || score.isLoss()) {
            return score.isWin() ? 1 : 0;
        }
        if (score.value() < 0) {
            // So that the chances of both sides add up to exactly 1.
            return 1 - of(score.negated());
        }
        return Math.min(SUREST, 1 / (1 + Math.exp(-slope * score.value() / 100)));
    }
}
