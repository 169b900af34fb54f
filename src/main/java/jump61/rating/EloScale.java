package jump61.rating;

/** The logistic curve that relates Elo ratings to expected scores. */
public final class EloScale {
    /** Elo points per natural log-odds: 400 / ln 10. */
    public static final double POINTS_PER_LOG_ODDS = 400 / Math.log(10);

    private EloScale() {}

    /** {@return the expected score, 0 to 1, of a player rated {@code difference} points above the opponent} */
    public static double expected(double difference) {
        return 1 / (1 + Math.exp(-difference / POINTS_PER_LOG_ODDS));
    }

    /** {@return the rating difference, in points, for which this score is expected; infinite for 0 and 1} */
    public static double difference(double score) {
        return POINTS_PER_LOG_ODDS * Math.log(score / (1 - score));
    }
}
