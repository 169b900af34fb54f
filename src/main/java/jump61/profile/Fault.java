package jump61.profile;

/**
 * A mistake in one of a person's own games, with everything needed to ask for a better move, even if the game itself no
 * longer exists. Positions and moves are written as in game files.
 *
 * @param id the id of the game in which it was made
 * @param ply the number of the move, from 1
 * @param game the id of the kind of game
 * @param position the position before the move
 * @param played the move
 * @param note what the review said about the move, including the better ones
 */
public record Fault(String id, int ply, String game, String position, String played, String note) {}
