package jump61.desktop.board;

import jump61.game.Side;

/**
 * How much of the board each side holds.
 *
 * @param first what the first side holds
 * @param free what nobody holds
 * @param second what the second side holds
 */
public record Territory(int first, int free, int second) {
    /** {@return what a side holds} */
    public int of(Side side) {
        return side == Side.FIRST ? first : second;
    }

    /** {@return all there is to hold} */
    public int whole() {
        return first + free + second;
    }
}
