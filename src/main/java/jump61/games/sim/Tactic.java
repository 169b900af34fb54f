package jump61.games.sim;

import java.util.stream.IntStream;

/** A heuristic that rates a line for the side about to draw it. Higher is better. */
@FunctionalInterface
interface Tactic {
    /**
     * All ten ways to divide the six points into two groups of three, as masks of the nine lines between the groups.
     */
    int[] LINES_BETWEEN_GROUPS = IntStream.range(0, 1 << SimGame.POINTS)
            .filter(group -> Integer.bitCount(group) == SimGame.POINTS / 2 && (group & 1) != 0)
            .map(Tactic::linesBetween)
            .toArray();

    /** Do not close a triangle of your own. */
    Tactic SURVIVE = (own, others, line) -> Triangles.closes(own, line) ? 0 : 1;

    /** Do not draw lines that would make the opponent lose. */
    Tactic LEAVE_TRAPS = (own, others, line) -> Triangles.closes(others, line) ? 0 : 1;

    /** Create few lines that would make you lose. */
    Tactic KEEP_FREEDOM = (own, others, line) -> -losing(own | Lines.bit(line), others);

    /** Leave triangles of the opponent's colour alone: one with lines of both colours is harmless to both sides. */
    Tactic MIX_FEW_TRIANGLES = (own, others, line) -> -mixedTriangles(own | Lines.bit(line), others);

    /**
     * Draw only between two groups of three points. The nine lines between the groups form no triangle, so a side that
     * draws only these cannot lose; the opponent is left with the two triangles within the groups. Rates lines by the
     * number of undrawn lines between the best two groups.
     */
    Tactic TWO_GROUPS = (own, others, line) -> {
        int mine = own | Lines.bit(line);
        return IntStream.of(LINES_BETWEEN_GROUPS)
                .filter(between -> (mine & ~between) == 0)
                .map(between -> Integer.bitCount(between & ~mine & ~others))
                .max()
                .orElse(0);
    };

    /**
     * {@return how this tactic rates a line}
     *
     * @param own the lines of the side to move, as a mask of {@link Lines}
     * @param others the other side's lines
     * @param line the number of an undrawn line
     */
    double rate(int own, int others, int line);

    private static int losing(int own, int others) {
        return (int) Lines.numbers(Lines.ALL & ~own & ~others)
                .filter(line -> Triangles.closes(own, line))
                .count();
    }

    private static int mixedTriangles(int own, int others) {
        return (int) Triangles.all().stream()
                .mapToInt(Triangles::mask)
                .filter(triangle -> (triangle & own) != 0 && (triangle & others) != 0)
                .count();
    }

    /** {@return the lines between a group of points, in which bit n represents point n + 1, and the other points} */
    private static int linesBetween(int group) {
        return Lines.numbers(Lines.ALL)
                .filter(line -> inGroup(group, Lines.move(line).from())
                        != inGroup(group, Lines.move(line).to()))
                .map(Lines::bit)
                .sum();
    }

    private static boolean inGroup(int group, int point) {
        return (group >> (point - 1) & 1) != 0;
    }
}
