package jump61.game;

/**
 * The search state of a game in which one move can win suddenly, and which detects such moves faster than by playing them
 * all. The search then proves forced wins separately from its estimates.
 */
public interface TacticalState extends SearchState {
    /** {@return a move that wins at once; -1 exactly when there is none} */
    int winningMove();

    /**
     * {@return true only if the side to move has a move after which the opponent cannot win at once; false means that
     * this is unknown}
     */
    boolean surelyHolds();

    /** What {@link #forcingMove} says of a position that can be judged as it stands. */
    int QUIET = -1;

    /**
     * {@return the move to try before this position is judged, since it changes most at once; a move that wins at once
     * if there is one; or {@link #QUIET}}
     */
    int forcingMove();

    /** {@return whether {@link #forcingMove}, asked directly before, wins at once} */
    boolean forcingMoveWins();
}
