package jump61.cubes;

import jump61.game.Move;

/**
 * Adds a spot to a square.
 *
 * @param row the row from the top, from 1
 * @param column the column from the left, from 1
 */
public record CubesMove(int row, int column) implements Move {
    /** {@return for example {@code 3:4}} */
    @Override
    public String notation() {
        return row + ":" + column;
    }
}
