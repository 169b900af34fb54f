package jump61.games.sim;

import jump61.game.Move;

/**
 * A move: drawing the line between two points.
 *
 * @param from the smaller point, 1 to 5
 * @param to the larger point, up to 6
 */
public record SimMove(int from, int to) implements Move {
    public SimMove {
        if (from < 1 || from >= to || to > SimGame.POINTS) {
            throw new IllegalArgumentException("no line: " + from + " to " + to);
        }
    }

    /** {@return the line between two different points, 1 to 6, in either order} */
    public static SimMove between(int point, int other) {
        return new SimMove(Math.min(point, other), Math.max(point, other));
    }

    /** {@return the two points, for example {@code 34}} */
    @Override
    public String notation() {
        return "" + from + to;
    }

    @Override
    public String toString() {
        return notation();
    }
}
