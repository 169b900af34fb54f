package jump61.rating;

/**
 * The log-likelihood of games between two players as a function of their difference in strength.
 *
 * @param logLikelihood its value
 * @param slope its first derivative
 * @param curvature its negated second derivative, never negative
 */
record Curve(double logLikelihood, double slope, double curvature) {
    /** {@return the curve at a difference, in log-odds, for games with a draw margin} */
    static Curve of(GameCounts games, double difference, double margin) {
        double win = logistic(difference - margin);
        double loss = logistic(-difference - margin);
        // Up to a constant factor, P(draw) = P(one player wins by the margin) × P(the other does).
        double notLoss = 1 - loss;
        double notWin = 1 - win;
        double value = games.wins() * Math.log(win) + games.losses() * Math.log(loss);
        double slope = games.wins() * (1 - win) - games.losses() * (1 - loss);
        double curvature = games.wins() * win * (1 - win) + games.losses() * loss * (1 - loss);
        if (games.draws() > 0) {
            value += games.draws() * Math.log(notLoss * notWin * -Math.expm1(-2 * margin));
            slope += games.draws() * (loss - win);
            curvature += games.draws() * (loss * notLoss + win * notWin);
        }
        return new Curve(value, slope, curvature);
    }

    static double logistic(double x) {
        return 1 / (1 + Math.exp(-x));
    }
}
