package jump61.engine;

/**
 * The value of a position, from the point of view of the side to move: an estimate, or a proven result with its
 * distance in plies. A faster win is better, and so is a slower loss.
 *
 * <p>An estimate is in hundredths of the game's own unit: in Jump61 the natural logarithm of the odds of winning, in
 * Checkers a man.
 *
 * @param value hundredths of a unit, or {@link #WIN} minus the plies to the win, or the negative of that for a loss
 */
public record Score(int value) implements Comparable<Score> {
    /** The value of a position that has just been won. */
    public static final int WIN = 30_000;

    /** Up to this many plies, a proven distance is exact; beyond that, there may be a faster win. */
    public static final int EXACT_DISTANCE = 7;

    private static final int NEAREST_ESTIMATE = 25_000;

    /** {@return whether the side to move is proven to win} */
    public boolean isWin() {
        return value > NEAREST_ESTIMATE;
    }

    /** {@return whether the side to move is proven to lose} */
    public boolean isLoss() {
        return value < -NEAREST_ESTIMATE;
    }

    /**
     * {@return the number of plies within which the result is proven to occur; only for a win or a loss} Up to {@link
     * #EXACT_DISTANCE}, there is no faster win; beyond that, there may be one, so texts about such a distance say "at
     * most".
     */
    public int distance() {
        return WIN - Math.abs(value);
    }

    /**
     * {@return the number of moves within which the result is proven to occur, as people count them: a move of each side
     * is one, and so is a single last move; only for a win or a loss}
     */
    public int moves() {
        return (distance() + 1) / 2;
    }

    /** {@return the same value from the other side's point of view} */
    public Score negated() {
        return new Score(-value);
    }

    @Override
    public int compareTo(Score other) {
        return Integer.compare(value, other.value);
    }

    /** {@return the score as text, for example {@code +1.25}, {@code win in 7} or {@code loss in 8}} */
    @Override
    public String toString() {
        if (isWin() || isLoss()) {
            return (isWin() ? "win in " : "loss in ") + distance();
        }
        return String.format(java.util.Locale.ROOT, "%+.2f", value / 100.0);
    }
}
