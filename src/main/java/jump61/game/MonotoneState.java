package jump61.game;

/**
 * The search state of a game in which it never hurts to have more of something, such as squares. Therefore, a proof about
 * one position also settles others: a side that wins also wins every comparable position in which it has as much or more,
 * in no more plies; and a side that loses also loses every one in which it has as much or less, in no more plies.
 */
public interface MonotoneState extends SearchState {
    /** The key of a position that cannot be compared with others. */
    long INCOMPARABLE = 0;

    /**
     * {@return a hash that is the same for positions that can be compared, and very rarely for others; {@link
     * #INCOMPARABLE} if this board is not supported} Positions that also differ by a symmetry may have the same hash.
     */
    long comparisonKey();

    /**
     * {@return what the side to move has, as a set of bits, in the position for which {@link #comparisonKey} was called
     * last} Sets of positions with equal keys can be compared. Those of positions that are not over are never empty.
     */
    long holdings();

    /**
     * {@return a part of the {@link #holdings} with which the side to move could also play this legal move, and would then
     * have everything that it has after the move here} It includes the move itself, so it is never empty.
     */
    long sufficientFor(int move);
}
