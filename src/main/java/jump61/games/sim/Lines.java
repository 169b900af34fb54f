package jump61.games.sim;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The fifteen lines between six points as numbers, in the order 12, 13, … 16, 23, … 56, and sets of lines as bit masks,
 * in which bit n represents line n.
 */
final class Lines {
    static final int COUNT = 15;
    static final int ALL = (1 << COUNT) - 1;

    private static final List<SimMove> MOVES = new ArrayList<>();
    private static final int[][] NUMBERS = new int[SimGame.POINTS + 1][SimGame.POINTS + 1];

    static {
        for (int from = 1; from <= SimGame.POINTS; from++) {
            for (int to = from + 1; to <= SimGame.POINTS; to++) {
                NUMBERS[from][to] = MOVES.size();
                NUMBERS[to][from] = MOVES.size();
                MOVES.add(new SimMove(from, to));
            }
        }
    }

    private Lines() {}

    /** {@return the number of the line between two different points, in either order} */
    static int number(int point, int other) {
        return NUMBERS[point][other];
    }

    static int number(SimMove move) {
        return number(move.from(), move.to());
    }

    static SimMove move(int line) {
        return MOVES.get(line);
    }

    static int bit(int line) {
        return 1 << line;
    }

    static boolean contains(int lines, int line) {
        return (lines & bit(line)) != 0;
    }

    /** {@return the numbers of the lines in a mask, in ascending order} */
    static IntStream numbers(int lines) {
        return IntStream.range(0, COUNT).filter(line -> contains(lines, line));
    }

    /** {@return the lines in a mask as moves, in ascending order} */
    static List<SimMove> moves(int lines) {
        return numbers(lines).mapToObj(Lines::move).toList();
    }
}
