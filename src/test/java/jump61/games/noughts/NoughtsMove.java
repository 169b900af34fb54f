package jump61.games.noughts;

import jump61.game.Move;

/**
 * Marks a square.
 *
 * @param square its number, 0 to 8, row by row
 */
public record NoughtsMove(int square) implements Move {
    /** {@return column and row, for example {@code b2} for the middle} */
    @Override
    public String notation() {
        return "" + "abc".charAt(square % 3) + (square / 3 + 1);
    }

    @Override
    public String toString() {
        return notation();
    }
}
