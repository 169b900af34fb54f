package jump61.window.board;

/**
 * The gain from one move, for the story of a game.
 *
 * @param taken number of squares or pieces that changed hands
 * @param waves number of waves that this took
 */
public record Haul(int taken, int waves) {}
