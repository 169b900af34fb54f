package jump61.rating;

/**
 * Abraham Wald's sequential probability ratio test for two differences in strength: games are played until the
 * likelihood ratio leaves its bounds.
 *
 * @param model the unit of the differences
 * @param elo0 the difference under the null hypothesis
 * @param elo1 the difference under the alternative, above {@code elo0}
 * @param alpha probability of accepting the alternative when the null hypothesis is true
 * @param beta probability of accepting the null hypothesis when the alternative is true
 */
public record Sprt(Model model, double elo0, double elo1, double alpha, double beta) {
    private static final int STEPS = 100;

    /** The unit of a difference in strength. */
    public enum Model {
        /** Elo points. */
        LOGISTIC,
        /**
         * Normalized Elo: the score's distance from ½ in standard deviations of a game, times 347.4. It says how many
         * games are needed to detect the difference.
         */
        NORMALIZED
    }

    /** The state of the test. */
    public enum Verdict {
        /** Undecided. */
        OPEN,
        /** The null hypothesis is accepted. */
        H0,
        /** The alternative is accepted. */
        H1
    }

    public Sprt {
        if (elo0 >= elo1 || alpha <= 0 || beta <= 0 || alpha + beta >= 1) {
            throw new IllegalArgumentException(
                    "elo0 is below elo1, and alpha and beta are above 0 and below 1 together");
        }
    }

    /** {@return the bound below which the null hypothesis is accepted} */
    public double lower() {
        return Math.log(beta / (1 - alpha));
    }

    /** {@return the bound above which the alternative is accepted} */
    public double upper() {
        return Math.log((1 - beta) / alpha);
    }

    /** {@return the verdict on these games} */
    public Verdict verdict(PairCounts games) {
        double ratio = logLikelihoodRatio(games);
        if (ratio >= upper()) {
            return Verdict.H1;
        }
        return ratio <= lower() ? Verdict.H0 : Verdict.OPEN;
    }

    /** {@return the log-likelihood ratio of these games: positive if the alternative is more likely} */
    public double logLikelihoodRatio(PairCounts games) {
        if (games.total() == 0) {
            return 0;
        }
        return model == Model.LOGISTIC ? logistic(games) : normalized(games);
    }

    /**
     * Michel Van den Bergh's generalized test, which gives each hypothesis the most likely distribution with its mean.
     */
    private double logistic(PairCounts games) {
        double[] shares = games.shares();
        double mean0 = EloScale.expected(elo0);
        double mean1 = EloScale.expected(elo1);
        double tilt0 = tilt(games, shares, mean0);
        double tilt1 = tilt(games, shares, mean1);
        double sum = 0;
        for (int i = 0; i < shares.length; i++) {
            double share0 = 1 + tilt0 * (games.score(i) - mean0);
            double share1 = 1 + tilt1 * (games.score(i) - mean1);
            sum += shares[i] * Math.log(share0 / share1);
        }
        return games.weight() * sum;
    }

    /** {@return the parameter of the tilted distribution with mean {@code mean}, found by bisection} */
    private static double tilt(PairCounts games, double[] shares, double mean) {
        double low = -1 / (1 - mean);
        double high = 1 / mean;
        for (int step = 0; step < STEPS; step++) {
            double middle = (low + high) / 2;
            double sum = 0;
            for (int i = 0; i < shares.length; i++) {
                double away = games.score(i) - mean;
                sum += shares[i] * away / (1 + middle * away);
            }
            low = sum > 0 ? middle : low;
            high = sum > 0 ? high : middle;
        }
        return (low + high) / 2;
    }

    /** Compares the likelihoods of two means, in units of an unknown standard deviation, as in a t-test. */
    private double normalized(PairCounts games) {
        double deviation = Math.sqrt(games.variance() * games.gamesEach());
        double distance = (games.mean() - 0.5) / deviation;
        double from0 = distance - elo0 / pointsPerDeviation();
        double from1 = distance - elo1 / pointsPerDeviation();
        double gamesPlayed = games.weight() * games.gamesEach();
        return gamesPlayed / 2 * Math.log((1 + from0 * from0) / (1 + from1 * from1));
    }

    private static double pointsPerDeviation() {
        return 2 * EloScale.POINTS_PER_LOG_ODDS;
    }
}
