package jump61.game;

/**
 * A position that changes in place, for the search: it plays and takes back moves without allocating. Moves are small
 * non-negative integers of the game's choosing, below 16,000. Not safe for
 * use by several threads; each takes a {@link #copy}.
 *
 * <p>Values are in hundredths of a unit from the view of the side to move. A game that is over has the value {@link
 * #LOST}, {@link #WON} or {@link #DRAWN}; an estimate lies strictly between {@code -ESTIMATE_BOUND} and {@code
 * ESTIMATE_BOUND}.
 */
public interface SearchState {
    /** What {@link #outcome} says while the game goes on. */
    int OPEN = Integer.MIN_VALUE;
    /** The side to move has lost. */
    int LOST = -1;
    /** The game is over and both share it. */
    int DRAWN = 0;
    /** The side to move has won. */
    int WON = 1;
    /** Every {@link #evaluate} is smaller than this in size. */
    int ESTIMATE_BOUND = 20_000;

    /**
     * Writes the legal moves into {@code buffer} from index {@code from}, best guesses first where the game knows one.
     *
     * @return the index after the last one written; {@code from} exactly when the game is over
     */
    int legalMoves(int[] buffer, int from);

    /** {@return how many moves any position of this board can have at most} */
    int maxMoves();

    /** {@return how many plies a game from this state can still last at most} */
    int maxPlies();

    /** Plays a legal move. */
    void play(int move);

    /** Takes back the last move played on this state. */
    void undo();

    /** {@return a key of the position, the side to move included; positions that differ have different keys but by rare chance} */
    long hash();

    /** {@return {@link #OPEN}, {@link #LOST}, {@link #DRAWN} or {@link #WON}} */
    int outcome();

    /** {@return an estimate of an open position} */
    int evaluate();

    /** {@return a key that is also equal for positions that differ by a symmetry of the board only} */
    default long symmetryKey() {
        return hash();
    }

    /**
     * {@return how hard it is for a person to see what a move does, who is looking at the place of another move; 0 for what
     * nobody overlooks}
     */
    default double effort(int move, int attention) {
        return 0;
    }

    /** {@return the search's number for a move} */
    int encode(Move move);

    /** {@return the move with this number} */
    Move decode(int move);

    /** {@return an independent state of the same position, without the moves that led here} */
    SearchState copy();
}
