package jump61.window.match;

import jump61.game.Side;

/**
 * The score of two players; a draw is half a point for each.
 *
 * @param first twice the points of the first side's player
 * @param second twice the points of the second side's player
 */
public record EveningScore(int first, int second) {
    /** {@return the points of a side as text: {@code 2} or {@code 2½}} */
    public String points(Side side) {
        int twice = side == Side.FIRST ? first : second;
        String whole = twice == 1 ? "" : String.valueOf(twice / 2);
        return whole + (twice % 2 == 1 ? "½" : "");
    }
}
