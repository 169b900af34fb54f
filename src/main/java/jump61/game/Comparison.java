package jump61.game;

/**
 * The parts of a position that matter in comparisons, in a game in which it never hurts to have more of something, such as
 * squares ({@link MonotoneState}). Positions on one board with the same rest differ, up to a symmetry, only in who has
 * what. If the side to move wins one of them, it also wins those in which it has at least the same.
 *
 * @param rest everything that does not depend on who has what, as a number of {@link #REST_BITS} bits
 * @param holdings what the side to move has, as a set of {@link #HOLDINGS_BITS} bits
 */
public record Comparison(long rest, int holdings) {
    /** Number of bits of the rest. */
    public static final int REST_BITS = 47;
    /** Number of bits of the holdings. */
    public static final int HOLDINGS_BITS = 20;
}
