package jump61.game;

/**
 * A win that is proven, whatever the other side does.
 *
 * @param move how the side to move keeps it
 * @param plies how many plies it takes at most, the move included
 */
public record ProvenWin(Move move, int plies) {}
