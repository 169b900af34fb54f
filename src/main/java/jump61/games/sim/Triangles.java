package jump61.games.sim;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The twenty triangles between six points, and the lines that form them; sets of lines are masks of {@link Lines}. */
final class Triangles {
    private static final List<SimTriangle> ALL = new ArrayList<>();
    /** For each line, the pairs of lines that form a triangle with it. */
    private static final int[][] PARTNERS;

    static {
        for (SimMove side : Lines.moves(Lines.ALL)) {
            for (int third = side.to() + 1; third <= SimGame.POINTS; third++) {
                ALL.add(new SimTriangle(side.from(), side.to(), third));
            }
        }
        PARTNERS = IntStream.range(0, Lines.COUNT)
                .mapToObj(Triangles::findPartners)
                .toArray(int[][]::new);
    }

    private Triangles() {}

    private static int[] findPartners(int line) {
        return ALL.stream()
                .mapToInt(Triangles::mask)
                .filter(triangle -> Lines.contains(triangle, line))
                .map(triangle -> triangle & ~Lines.bit(line))
                .toArray();
    }

    static List<SimTriangle> all() {
        return ALL;
    }

    /** {@return the three lines of a triangle} */
    static int mask(SimTriangle triangle) {
        return Lines.bit(Lines.number(triangle.a(), triangle.b()))
                | Lines.bit(Lines.number(triangle.a(), triangle.c()))
                | Lines.bit(Lines.number(triangle.b(), triangle.c()));
    }

    /** {@return whether {@code line} forms a triangle with two of {@code lines}} */
    static boolean closes(int lines, int line) {
        for (int pair : PARTNERS[line]) {
            if ((lines & pair) == pair) {
                return true;
            }
        }
        return false;
    }

    /** {@return the triangles whose three sides are all in {@code lines}} */
    static List<SimTriangle> in(int lines) {
        return ALL.stream().filter(triangle -> (mask(triangle) & ~lines) == 0).toList();
    }
}
