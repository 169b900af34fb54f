package jump61.game;

import java.util.List;

/**
 * Something that is true of a move and worth saying: a value that a game makes and that words are made from. Each can be
 * proved by playing the move, and whatever else it names.
 *
 * <p>Its texts stand in the bundle {@code facts} beside the game's classes: under {@link #key} for a move that was played,
 * under the key with {@code .instead} for one that would have been better.
 */
public interface Fact {
    /** {@return the position the move is played in} */
    Position before();

    /** {@return the move} */
    Move move();

    /** {@return the key of its text} */
    String key();

    /** {@return what the place-holders of its text stand for: moves, {@link Side}s, whole numbers and words that need no translation} */
    List<Object> arguments();

    /** {@return how good it is for the side that moves, compared with facts of the same class, of which a move has one at most; 0 is as good as none} */
    int worth();

    /** {@return whether it is true, found out by playing it} */
    boolean holds();
}
