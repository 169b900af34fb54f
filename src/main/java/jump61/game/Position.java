package jump61.game;

import java.util.List;
import java.util.Optional;

/** An immutable position of some game, with {@code equals}: the board and whose move it is. */
public interface Position {
    /** {@return the game that this is a position of} */
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

    /** {@return how the game ended by its rules; empty while it goes on} */
    Optional<Result> result();

    /**
     * {@return a position that tells what the opponent could do if the side to move passed: its legal moves are the opponent's
     * moves here; empty for a game that has no such thing} Where the board itself says whose turn it is, the sides have
     * exchanged colours in it; passing once more gives them back.
     */
    default Optional<Position> passed() {
        return Optional.empty();
    }

    /** {@return the representative of all positions that differ from this one only by a symmetry of the board; they have the same value} */
    default Position canonical() {
        return this;
    }

    /** {@return the position on one line; {@link Game#parsePosition} reads it back} */
    String notation();
}
