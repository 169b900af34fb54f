package jump61.sim;

/**
 * What best play leads to, for the side to move.
 *
 * @param won whether the side to move wins
 * @param plies how many lines are still to be drawn; the winner hastens the end, the loser delays it
 * @param luck the lost side's chance, 0 to 1, to win after all if the winning side drew lines at random, but none that
 *     loses at once
 */
record Forecast(boolean won, int plies, double luck) {}
