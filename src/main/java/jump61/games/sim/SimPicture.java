package jump61.games.sim;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import jump61.game.Side;

/**
 * Formats Sim's drawing as a table, like a table of distances: each cell shows the colour of the line between the
 * points of its row and its column.
 *
 * <pre>
 *     1
 *   2 R 2
 *   3 . B 3          Red   12 46
 *   4 . . . 4        Blue  23
 *   5 . . . . 5
 *   6 . . . R . 6
 * </pre>
 */
final class SimPicture {
    private static final int ROW_OF_RED = 3;
    private static final int ROW_OF_BLUE = 4;

    private SimPicture() {}

    /** {@return the lines of text, separated by line terminators} */
    static String of(SimPosition position) {
        return IntStream.rangeClosed(1, SimGame.POINTS)
                .mapToObj(point -> row(position, point))
                .collect(Collectors.joining("\n"));
    }

    private static String row(SimPosition position, int point) {
        String colours = IntStream.range(1, point)
                .mapToObj(other -> colour(position, SimMove.between(point, other)) + " ")
                .collect(Collectors.joining());
        String chart = "  " + (point == 1 ? " " : point) + " " + colours + point;
        return switch (point) {
            case ROW_OF_RED -> beside(chart, position, Side.FIRST);
            case ROW_OF_BLUE -> beside(chart, position, Side.SECOND);
            default -> chart;
        };
    }

    private static String beside(String chart, SimPosition position, Side side) {
        String lines = position.lines(side).stream().map(SimMove::notation).collect(Collectors.joining(" "));
        String colour = SimGame.INSTANCE.colour(side).title();
        return lines.isEmpty() ? chart : String.format("%-19s%-6s%s", chart, colour, lines);
    }

    private static String colour(SimPosition position, SimMove line) {
        return position.owner(line)
                .map(side -> SimGame.INSTANCE.colour(side).title().substring(0, 1))
                .orElse(".");
    }
}
