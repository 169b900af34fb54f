package jump61.games.sim;

import java.util.Arrays;
import jump61.game.Side;

/**
 * A second solution of Sim, as plain as can be, to check the first one with: no bit masks, no symmetry, no table of
 * triangles. It looks at every single position and every line that can be drawn.
 */
public final class PlainSolver {
    private static final int POINTS = 6;
    private static final byte UNKNOWN = 0;

    /** By position, as a number to base 3: the plies to the end, negative when the side to move loses. */
    private final byte[] values = new byte[14_348_907];

    private final char[][] colours = new char[POINTS][POINTS];
    private int positions;

    /** Looks at all positions; takes a second or two. */
    public PlainSolver() {
        for (char[] row : colours) {
            Arrays.fill(row, '-');
        }
        value('r', 'b');
    }

    /**
     * {@return the number of unfinished positions, counting those that differ only by the names of the points
     * separately}
     */
    int positions() {
        return positions;
    }

    /** {@return the plies to the end with best play, negative when the side to move loses} */
    public int value(SimPosition position) {
        int number = 0;
        for (int from = 0; from < POINTS; from++) {
            for (int to = 0; to < from; to++) {
                int digit = position.owner(SimMove.between(from + 1, to + 1))
                        .map(side -> side == Side.FIRST ? 1 : 2)
                        .orElse(0);
                number = 3 * number + digit;
            }
        }
        return values[number];
    }

    private int value(char mover, char other) {
        int number = number();
        if (values[number] == UNKNOWN) {
            values[number] = (byte) search(mover, other);
            positions++;
        }
        return values[number];
    }

    private int search(char mover, char other) {
        int fastestWin = Integer.MAX_VALUE;
        int latestLoss = 0;
        for (int from = 0; from < POINTS; from++) {
            for (int to = 0; to < from; to++) {
                if (colours[from][to] == '-') {
                    draw(from, to, mover);
                    int after = closedTriangle(from, to, mover) ? 0 : value(other, mover);
                    draw(from, to, '-');
                    if (after < 0) {
                        fastestWin = Math.min(fastestWin, 1 - after);
                    } else {
                        latestLoss = Math.max(latestLoss, 1 + after);
                    }
                }
            }
        }
        return fastestWin < Integer.MAX_VALUE ? fastestWin : -latestLoss;
    }

    private void draw(int from, int to, char colour) {
        colours[from][to] = colour;
        colours[to][from] = colour;
    }

    private boolean closedTriangle(int from, int to, char colour) {
        for (int third = 0; third < POINTS; third++) {
            if (third != from && third != to && colours[from][third] == colour && colours[to][third] == colour) {
                return true;
            }
        }
        return false;
    }

    private int number() {
        int number = 0;
        for (int from = 0; from < POINTS; from++) {
            for (int to = 0; to < from; to++) {
                number = 3 * number + "-rb".indexOf(colours[from][to]);
            }
        }
        return number;
    }
}
