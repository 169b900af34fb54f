package jump61.games.sim;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The 720 ways to name the six points, as tables of what they do to sets of lines. */
final class Renamings {
    private Renamings() {}

    /**
     * {@return for each renaming, what becomes of each set of some consecutive lines}
     *
     * @param first the first of these lines
     * @param lines how many they are; bit n of a set represents line {@code first} + n
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
