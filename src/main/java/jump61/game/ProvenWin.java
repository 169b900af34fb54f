package jump61.game;

/**
 * A proven win: it holds whatever the other side does.
 *
 * @param move the move that keeps the win
 * @param plies maximum number of plies to the win, this move included
 */
public record ProvenWin(Move move, int plies) {}
