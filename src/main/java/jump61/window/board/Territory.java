package jump61.window.board;

import jump61.game.Side;

/**
 * Each side's share of the board.
 *
 * @param first squares of the first side
 * @param free free squares
 * @param second squares of the second side
 * @param firstSpots spots on the squares of the first side
 * @param secondSpots spots on the squares of the second side
 */
public record Territory(int first, int free, int second, int firstSpots, int secondSpots) {
    // Written out, as in BoardSize: the generated methods would delay the start of the window by a hundredth of a
    // second.
    @Override
    public boolean equals(Object other) {
        return other instanceof Territory that
                && first == that.first
                && free == that.free
                && second == that.second
                && firstSpots == that.firstSpots
                && secondSpots == that.secondSpots;
    }

    @Override
    public int hashCode() {
        return (((first * 31 + free) * 31 + second) * 31 + firstSpots) * 31 + secondSpots;
    }

    /** {@return the squares of a side} */
    public int of(Side side) {
        return side == Side.FIRST ? first : second;
    }

    /** {@return the spots on the squares of a side} */
    public int spots(Side side) {
        return side == Side.FIRST ? firstSpots : secondSpots;
    }

    /** {@return the total number of squares} */
    public int whole() {
        return first + free + second;
    }
}
