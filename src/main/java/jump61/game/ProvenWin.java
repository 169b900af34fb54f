package jump61.game;

/**
 * A proven win: it holds whatever the other side does.
 *
 * @param move the move that keeps the win
 * @param plies the most plies it takes, this move included
 */
public record ProvenWin(Move move, int plies) {}
