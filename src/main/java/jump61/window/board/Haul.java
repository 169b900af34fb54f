package jump61.window.board;

/**
 * What one move brought in, for the story of a game.
 *
 * @param taken number of squares or pieces that changed hands
 * @param waves number of waves in which they did
 */
public record Haul(int taken, int waves) {}
