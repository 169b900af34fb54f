package jump61.game;

/**
 * A move: a small immutable value with {@code equals}. It knows its notation, but only a {@link Position} knows whether
 * it is legal.
 */
public interface Move {
    /** {@return the move in the notation of its game, which {@link Game#parseMove} parses} */
    String notation();
}
