package jump61.desktop.board;

import jump61.game.Side;

/**
 * How much of the board each side owns.
 *
 * @param first squares of the first side
 * @param free free squares
 * @param second squares of the second side
 */
public record Territory(int first, int free, int second) {
    // Written out, as the generated ones cost the start of the window a hundredth of a second; as in BoardSize.
    @Override
    public boolean equals(Object other) {
        return other instanceof Territory that && first == that.first && free == that.free && second == that.second;
    }

    @Override
    public int hashCode() {
        return (first * 31 + free) * 31 + second;
    }

    /** {@return the squares of a side} */
    public int of(Side side) {
        return side == Side.FIRST ? first : second;
    }

    /** {@return the total number of squares} */
    public int whole() {
        return first + free + second;
    }
}
