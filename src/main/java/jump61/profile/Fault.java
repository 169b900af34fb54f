package jump61.profile;

/**
 * A mistake in one of a person's own games, with all that is needed to ask for a better move, even if the game itself is
 * no longer kept. Positions and moves are written as in game files.
 *
 * @param id the id of the game in which it was made
 * @param ply the number of the move, from 1
 * @param game the id of the kind of game
 * @param position the position before the move
 * @param played the move
 * @param note what the review said of the move, among other things which ones are better
 */
public record Fault(String id, int ply, String game, String position, String played, String note) {}
