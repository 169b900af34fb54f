package jump61.game;

import java.util.List;

/**
 * A noteworthy fact about a move, as data for a sentence. Every fact can be checked by playing the move and any other
 * moves it names.
 *
 * <p>Its texts are in the bundle {@code facts} next to the game's classes: under {@link #key} for a move that was
 * played, under the key with {@code .instead} for a move that would have been better.
 */
public interface Fact {
    /** {@return the position in which the move is played} */
    Position before();

    /** {@return the move} */
    Move move();

    /** {@return the key of its text} */
    String key();

    /**
     * {@return the values for its text's placeholders: moves, {@link Side}s, integers, and words that need no
     * translation}
     */
    List<Object> arguments();

    /**
     * {@return how good the fact is for the side that moves, on a scale shared only by facts of the same kind} A move
     * has at most one fact of each kind; having none counts as 0.
     */
    int worth();

    /** {@return what another fact must have in common with this one to be compared with it} */
    default Object kind() {
        return getClass();
    }

    /** {@return whether it is true, checked by playing the moves} */
    boolean holds();

    /** {@return whether it says that the game ends, by the move or by a reply that it names} */
    default boolean endsGame() {
        return false;
    }
}
