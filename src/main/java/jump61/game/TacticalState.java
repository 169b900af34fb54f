package jump61.game;

/**
 * A search state of a game that one move may win from afar, and that sees such moves faster than by playing them all.
 * The search then proves forced wins apart from its estimates.
 */
public interface TacticalState extends SearchState {
    /** {@return a move that wins at once; -1 exactly when there is none} */
    int winningMove();

    /**
     * {@return whether the side to move surely has a move after which the opponent cannot win at once; false says
     * nothing}
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
