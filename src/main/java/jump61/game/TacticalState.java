package jump61.game;

/**
 * The search state of a game in which a single move can win suddenly. It detects such moves faster than by playing all
 * moves. The search then proves forced wins separately from its estimates.
 */
public interface TacticalState extends SearchState {
    /** {@return a move that wins at once; -1 exactly when there is none} */
    int winningMove();

    /**
     * {@return true only if the side to move has a move after which the opponent cannot win at once; false means
     * unknown}
     */
    boolean surelyHolds();

    /** The value of {@link #forcingMove} in a position that can be evaluated as it is. */
    int QUIET = -1;

    /**
     * {@return the move to try before this position is evaluated, because it changes the most at once: a move that wins
     * at once if there is one; or {@link #QUIET}}
     */
    int forcingMove();

    /**
     * Passes for the side to move, which the rules forbid. A search learns from this how much a move is worth. {@link
     * #undo} takes it back.
     */
    void pass();

    /** {@return whether {@link #forcingMove}, called immediately before, wins at once} */
    boolean forcingMoveWins();
}
