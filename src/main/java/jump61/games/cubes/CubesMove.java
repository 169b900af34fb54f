package jump61.games.cubes;

import jump61.game.Move;

/**
 * A move: adding a spot to a square.
 *
 * @param row the row, counted from 1 at the top
 * @param column the column, counted from 1 at the left
 */
public record CubesMove(int row, int column) implements Move {
    /** {@return row and column, for example {@code 3:4}} */
    @Override
    public String notation() {
        return row + ":" + column;
    }
}
