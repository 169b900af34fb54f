package jump61.games.checkers;

import jump61.game.Event;
import jump61.game.Side;

/** A visible step of a move. Squares are numbered from 0 to 63, row by row from the top left. */
public sealed interface CheckersEvent extends Event {
    /** A man slid one step. */
    record Slid(int from, int to) implements CheckersEvent {}

    /** A man jumped over an opposing one, which is removed by the {@link Captured} that follows. */
    record Jumped(int from, int to) implements CheckersEvent {}

    /** The man on a square was removed from the board. */
    record Captured(int square) implements CheckersEvent {}

    /** The man that has just arrived on the square is now a king and never moves again. */
    record Crowned(int square) implements CheckersEvent {}

    /** A side could not move, which ended the game. */
    record CouldNotMove(Side side) implements CheckersEvent {}
}
