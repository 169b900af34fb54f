package jump61.game;

/**
 * A position of a game in which it never hurts to have more of something, such as squares ({@link MonotoneState}).
 * Positions on a board with the same rest differ only in who has what, and by a symmetry. If the side to move wins one
 * of them, it also wins those in which it has the same and more.
 *
 * @param rest what does not depend on who has what, a number of {@link #REST_BITS} bits
 * @param holdings what the side to move has, a set of {@link #HOLDINGS_BITS} bits
 */
public record Comparison(long rest, int holdings) {
    /** Number of bits of the rest. */
    public static final int REST_BITS = 47;
    /** Number of bits of the holdings. */
    public static final int HOLDINGS_BITS = 20;
}
