package jump61.checkers;

import jump61.game.Event;
import jump61.game.Side;

/** A visible step of a move. Squares are numbered from 0 to 63, row by row from the top left. */
public sealed interface CheckersEvent extends Event {
    /** A man slid one step. */
    record Slid(int from, int to) implements CheckersEvent {}

    /** A man jumped over an opposing one, which a {@link Captured} that follows takes off. */
    record Jumped(int from, int to) implements CheckersEvent {}

    /** The man on a square was taken off the board. */
    record Captured(int square) implements CheckersEvent {}

    /** The man that just came to the square is a king now, and rests there. */
    record Crowned(int square) implements CheckersEvent {}

    /** A side had no move, and so the game ended. */
    record CouldNotMove(Side side) implements CheckersEvent {}
}
