package jump61.game;

import java.util.List;
import java.util.Optional;

/** An immutable position of some game, with {@code equals}: the board and whose move it is. */
public interface Position {
    /** {@return the game to which this position belongs} */
    Game game();

    /** {@return the size of the board, one of {@link Game#sizes}} */
    default BoardSize size() {
        return game().sizes().usualSize();
    }

    /** {@return the side to move; after the end, the side that would have moved} */
    Side toMove();

    /** {@return every legal move in a fixed order; empty exactly when the game is over} */
    List<Move> legalMoves();

    /** {@return why {@code move} may not be played here; empty exactly when it may} */
    Optional<Refusal> refusal(Move move);

    /**
     * Plays a move.
     *
     * @return the turn, with the new position and the events that led to it
     * @throws RefusedException if {@link #refusal} gives a reason; nothing has changed then
     */
    Turn play(Move move);

    /** {@return how the game ended by its rules; empty while it is in progress} */
    Optional<Result> result();

    /**
     * {@return the position after a pass by the side to move: its legal moves are the opponent's moves here} Empty for
     * a game without this concept. Where the board itself determines whose turn it is, the sides have swapped colours
     * in the result; passing again swaps them back.
     */
    default Optional<Position> passed() {
        return Optional.empty();
    }

    /**
     * {@return the representative of all positions that differ from this one only by a symmetry of the board and so
     * have the same value}
     */
    default Position canonical() {
        return this;
    }

    /**
     * {@return this position with rows and columns exchanged, which has the same value on a board of another size; empty
     * for a square board, or if the exchange matters in this game}
     */
    default Optional<Position> turned() {
        return Optional.empty();
    }

    /**
     * {@return this position in the form used for comparisons on its board; empty if the game or the size of the board does
     * not allow that, or the position cannot arise in play}
     */
    default Optional<Comparison> comparison() {
        return Optional.empty();
    }

    /** {@return the position on one line, which {@link Game#parsePosition} parses} */
    String notation();
}
