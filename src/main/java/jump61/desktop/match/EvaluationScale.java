package jump61.desktop.match;

import jump61.engine.Score;

/** How much of the evaluation bar belongs to a side. */
final class EvaluationScale {
    /** The estimate, in hundredths, at which a side has about three quarters of the bar. */
    private static final double STEEPNESS = 400;

    private EvaluationScale() {}

    /** {@return from 0, lost, to 1, won} */
    static double share(Score score) {
        if (score.isWin() || score.isLoss()) {
            return score.isWin() ? 1 : 0;
        }
        return 0.02 + 0.96 / (1 + Math.exp(-score.value() / STEEPNESS));
    }
}
