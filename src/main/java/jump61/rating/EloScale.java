package jump61.rating;

/** The logistic curve by which Elo ratings tell expected scores. */
public final class EloScale {
    /** Points by which natural logarithms of odds are multiplied: 400 / ln 10. */
    public static final double POINTS_PER_LOG_ODDS = 400 / Math.log(10);

    private EloScale() {}

    /** {@return the expected score, 0 to 1, of a player who is rated {@code difference} points above the opponent} */
    public static double expected(double difference) {
        return 1 / (1 + Math.exp(-difference / POINTS_PER_LOG_ODDS));
    }

    /** {@return the difference in rating at which a score is expected; infinite for 0 and 1} */
    public static double difference(double score) {
        return POINTS_PER_LOG_ODDS * Math.log(score / (1 - score));
    }
}
