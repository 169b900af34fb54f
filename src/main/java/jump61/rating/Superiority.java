package jump61.rating;

/** The likelihood that one side is stronger than the other. */
public final class Superiority {
    private Superiority() {}

    /** {@return the probability that the first side is stronger, given its score and the variance of the scores} */
    public static double likelihood(PairCounts games) {
        return games.total() == 0 ? 0.5 : normal((games.mean() - 0.5) / Math.sqrt(games.variance() / games.total()));
    }

    /** {@return the cumulative distribution function of the normal distribution at {@code z} standard deviations} */
    private static double normal(double z) {
        // Abramowitz and Stegun 26.2.17, with an error below 7.5e-8.
        double t = 1 / (1 + 0.2316419 * Math.abs(z));
        double tail = t
                * (0.319381530 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
                * Math.exp(-z * z / 2)
                / Math.sqrt(2 * Math.PI);
        return z > 0 ? 1 - tail : tail;
    }
}
