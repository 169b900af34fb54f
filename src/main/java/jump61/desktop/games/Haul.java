package jump61.desktop.games;

/**
 * How much one move brought in, for the story of a game.
 *
 * @param taken how many squares or pieces changed hands
 * @param waves in how many waves they did
 */
public record Haul(int taken, int waves) {}
