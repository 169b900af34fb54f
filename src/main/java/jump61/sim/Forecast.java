package jump61.sim;

/**
 * What best play leads to, for the side to move.
 *
 * @param won whether the side to move wins
 * @param plies how many lines are still to be drawn; the winner plays for the fastest win, the loser for the longest defence
 * @param luck the losing side's chance to win after all, 0 to 1, if the winning side drew lines at random but avoided those
 *     that lose at once
 */
record Forecast(boolean won, int plies, double luck) {}
