package jump61.game;

/**
 * A mutable position for the search, which plays and takes back moves without allocating memory. Moves are small
 * non-negative integers defined by the game, below 16,000. Not thread-safe; each thread needs its own {@link #copy}.
 *
 * <p>Values are in hundredths of a unit, from the point of view of the side to move. A game that is over has the value
 * {@link #LOST}, {@link #WON} or {@link #DRAWN}; an estimate lies strictly between {@code -ESTIMATE_BOUND} and {@code
 * ESTIMATE_BOUND}.
 */
public interface SearchState {
    /** The value of {@link #outcome} while the game is in progress. */
    int OPEN = Integer.MIN_VALUE;
    /** The side to move has lost. */
    int LOST = -1;
    /** The game is drawn. */
    int DRAWN = 0;
    /** The side to move has won. */
    int WON = 1;
    /** Strict upper bound on the absolute value of {@link #evaluate}. */
    int ESTIMATE_BOUND = 20_000;

    /**
     * Writes the legal moves into {@code buffer} from index {@code from}, the most promising first if the game can
     * tell.
     *
     * @return the index after the last move; {@code from} exactly when the game is over
     */
    int legalMoves(int[] buffer, int from);

    /** {@return an upper bound on the number of legal moves in any position of this board} */
    int maxMoves();

    /** {@return an upper bound on the number of plies left in a game from this state} */
    int maxPlies();

    /** Plays a legal move. */
    void play(int move);

    /** Takes back the last move played on this state. */
    void undo();

    /** {@return whether a game on this board can end in a draw} */
    default boolean canBeDrawn() {
        return true;
    }

    /** {@return a hash of the position, including the side to move; different positions very rarely have the same} */
    long hash();

    /** {@return {@link #OPEN}, {@link #LOST}, {@link #DRAWN} or {@link #WON}} */
    int outcome();

    /** {@return an estimate of the value of an unfinished game} */
    int evaluate();

    /** {@return a copy that evaluates positions like a player who makes mistakes} It may use less knowledge of the game. */
    default SearchState untrained() {
        return copy();
    }

    /**
     * {@return a copy for a solver, which evaluates positions by who wins with best play} By default, it evaluates like
     * this one.
     */
    default SearchState forProofs() {
        return copy();
    }

    /** {@return a hash that is the same for positions that differ only by a symmetry of the board} */
    default long symmetryKey() {
        return hash();
    }

    /**
     * {@return how hard it is for a person to see what a move does while looking elsewhere on the board; 0 if nobody
     * overlooks it}
     *
     * @param move the move
     * @param attention the move whose place the person is looking at
     */
    default double effort(int move, int attention) {
        return 0;
    }

    /**
     * {@return whether people know every move, but may not see what it does} If so, people who consider replies prefer
     * moves whose effects they see, and more easily notice moves that end the game.
     */
    default boolean hidesEffects() {
        return false;
    }

    /**
     * {@return how easily a person sees moves and tells good ones from bad ones; 1 on a usual board} At 2, moves of
     * twice the effort are overlooked as often as at 1, and moves that lose half as much are chosen as often.
     *
     * @param level the level at which the person plays
     */
    default double ease(Level level) {
        return 1;
    }

    /**
     * {@return the share of its nodes, at most 1, that a level searches on this board, so that it is not too strong for
     * the level below}
     *
     * @param level a level that searches without human mistakes
     */
    default double nodesShare(Level level) {
        return 1;
    }

    /** {@return the number of a move in this state} */
    int encode(Move move);

    /** {@return the move with this number} */
    Move decode(int move);

    /** {@return an independent state of the same position, without the moves that led to it} */
    SearchState copy();
}
