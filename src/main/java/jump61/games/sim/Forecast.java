package jump61.games.sim;

/**
 * The outcome of best play, for the side to move.
 *
 * @param won whether the side to move wins
 * @param plies number of lines still to be drawn; the winner plays for the fastest win, the loser for the longest
 *     defence
 * @param luck probability, 0 to 1, that the losing side still wins if the winning side draws lines at random but avoids
 *     those that lose at once
 */
record Forecast(boolean won, int plies, double luck) {}
