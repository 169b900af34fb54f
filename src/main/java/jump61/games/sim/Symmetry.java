package jump61.games.sim;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Finds a representative of positions that differ only in the names of the six points, which do not matter in the game.
 * Of up to 720 positions, it is the one with the smallest {@link #key}.
 */
final class Symmetry {
    /** Number of lines in the first of the two tables that rename a set of 15 lines; the other has seven. */
    private static final int LOW_LINES = 8;

    private static final int LOW_MASK = (1 << LOW_LINES) - 1;

    private static final short[][] LOW = tables(0, LOW_LINES);
    private static final short[][] HIGH = tables(LOW_LINES, Lines.COUNT - LOW_LINES);

    private Symmetry() {}

    /** {@return a number that identifies the position with these lines} */
    static int key(int red, int blue) {
        return red << Lines.COUNT | blue;
    }

    /** {@return the red lines of the position with this {@link #key}} */
    static int red(int key) {
        return key >> Lines.COUNT;
    }

    /** {@return the blue lines of the position with this {@link #key}} */
    static int blue(int key) {
        return key & Lines.ALL;
    }

    /**
     * {@return the smallest {@link #key} of all positions that differ from this one only in the names of the points}
     */
    static int canonicalKey(int red, int blue) {
        int best = Integer.MAX_VALUE;
        int bestRed = Integer.MAX_VALUE;
        for (int i = 0; i < LOW.length; i++) {
            int renamedRed = LOW[i][red & LOW_MASK] | HIGH[i][red >> LOW_LINES];
            if (renamedRed <= bestRed) {
                bestRed = renamedRed;
                int renamedBlue = LOW[i][blue & LOW_MASK] | HIGH[i][blue >> LOW_LINES];
                best = Math.min(best, key(renamedRed, renamedBlue));
            }
        }
        return best;
    }

    /**
     * {@return for each of the 720 ways to name the six points, the image of each set of some consecutive lines}
     *
     * @param first the first of these lines
     * @param lines the number of these lines; bit n of a set represents line {@code first} + n
     */
    static short[][] tables(int first, int lines) {
        List<int[]> renamings = new ArrayList<>();
        collect(new int[SimGame.POINTS], 0, renamings);
        return renamings.stream()
                .map(names -> table(renamedLines(names), first, lines))
                .toArray(short[][]::new);
    }

    private static short[] table(int[] renamed, int first, int lines) {
        short[] table = new short[1 << lines];
        for (int set = 1; set < table.length; set++) {
            int line = first + Integer.numberOfTrailingZeros(set);
            table[set] = (short) (table[set & (set - 1)] | renamed[line]);
        }
        return table;
    }

    /** {@return the bit of each line after the points have been renamed} */
    private static int[] renamedLines(int[] names) {
        return IntStream.range(0, Lines.COUNT)
                .mapToObj(Lines::move)
                .mapToInt(line -> Lines.bit(Lines.number(names[line.from() - 1], names[line.to() - 1])))
                .toArray();
    }

    /** Collects all orders of the points that start with the first {@code known} of {@code names}. */
    private static void collect(int[] names, int known, List<int[]> into) {
        if (known == names.length) {
            into.add(names.clone());
            return;
        }
        for (int point = 1; point <= SimGame.POINTS; point++) {
            int name = point;
            if (IntStream.of(names).limit(known).noneMatch(taken -> taken == name)) {
                names[known] = point;
                collect(names, known + 1, into);
            }
        }
    }
}
