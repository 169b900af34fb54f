package jump61.games.checkers;

import jump61.game.Move;

/**
 * A move of a piece from one square to another. Rows and columns count from 0, rows from the top. {@link #CANNOT_MOVE}
 * represents the lab's {@code -1 -1 -1 -1}.
 */
public record CheckersMove(int fromRow, int fromColumn, int toRow, int toColumn) implements Move {
    /** The only move of a side that cannot move; it ends the game. */
    public static final CheckersMove CANNOT_MOVE = new CheckersMove(-1, -1, -1, -1);

    /** {@return the move from one square to another, legal or not; squares are numbered from 0, row by row} */
    public static CheckersMove between(int from, int to) {
        return new CheckersMove(from / Board.SIZE, from % Board.SIZE, to / Board.SIZE, to % Board.SIZE);
    }

    /** {@return the number of the square that the piece leaves, from 0, row by row} */
    public int from() {
        return Board.square(fromRow, fromColumn);
    }

    /** {@return the number of the square that the piece enters, from 0, row by row} */
    public int to() {
        return Board.square(toRow, toColumn);
    }

    /** {@return whether this is {@link #CANNOT_MOVE}} */
    public boolean isCannotMove() {
        return equals(CANNOT_MOVE);
    }

    /** {@return whether the squares are two rows apart, as in a jump} */
    public boolean isJump() {
        return Math.abs(toRow - fromRow) == 2;
    }

    /** {@return the four numbers as entered in the console, for example {@code 5 7 4 6}} */
    @Override
    public String notation() {
        return fromRow + " " + fromColumn + " " + toRow + " " + toColumn;
    }
}
