package jump61.rating;

/**
 * What Glicko-2 knows of a player.
 *
 * @param rating the best guess of the strength, in points
 * @param deviation the standard error of that guess, in points
 * @param volatility how erratic results have been; 0.06 is usual
 */
public record Glicko(double rating, double deviation, double volatility) {
    /** A player of whom nothing is known. */
    public static final Glicko UNRATED = new Glicko(1500, 350, 0.06);

    private static final double TWO_SIDED_95 = 1.959964;

    /** {@return half the width of the interval in which the strength lies with a probability of 95 %, in points} */
    public double margin() {
        return TWO_SIDED_95 * deviation;
    }
}
