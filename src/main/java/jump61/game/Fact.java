package jump61.game;

import java.util.List;

/**
 * Something true of a move that is worth saying, as data from which a sentence is made. Every fact can be checked by
 * playing the move and any other moves it names.
 *
 * <p>Its texts are in the bundle {@code facts} beside the game's classes: under {@link #key} for a move that was played,
 * under the key with {@code .instead} for one that would have been better.
 */
public interface Fact {
    /** {@return the position the move is played in} */
    Position before();

    /** {@return the move} */
    Move move();

    /** {@return the key of its text} */
    String key();

    /** {@return the values for the placeholders of its text: moves, {@link Side}s, whole numbers and words that need no translation} */
    List<Object> arguments();

    /** {@return how good it is for the side that moves, on a scale that only facts of the same class share; a move has at most one of each class, and 0 counts as none} */
    int worth();

    /** {@return whether it is true, checked by playing the moves} */
    boolean holds();
}
