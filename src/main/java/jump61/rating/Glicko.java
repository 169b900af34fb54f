package jump61.rating;

/**
 * A player's Glicko-2 rating.
 *
 * @param rating the estimated strength, in points
 * @param deviation the standard error of the estimate, in points
 * @param volatility how erratic the results have been; 0.06 is typical
 */
public record Glicko(double rating, double deviation, double volatility) {
    /** The rating of an unknown player. */
    public static final Glicko UNRATED = new Glicko(1500, 350, 0.06);

    private static final double TWO_SIDED_95 = 1.959964;

    /** {@return half the width of the 95 % confidence interval, in points} */
    public double margin() {
        return TWO_SIDED_95 * deviation;
    }
}
