package jump61.game;

/**
 * A move of some game: a small immutable value with {@code equals}. It knows how it is written but not whether it is
 * legal; that is the {@link Position}'s to say.
 */
public interface Move {
    /** {@return the move in its game's notation; {@link Game#parseMove} reads it back} */
    String notation();
}
