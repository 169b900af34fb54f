package jump61.games.sim;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import jump61.game.Refusal;
import jump61.game.RefusedException;
import jump61.game.Side;

/**
 * Formats and parses positions and moves. A move consists of its two points, in either order: {@code 34}. A position
 * consists of Red's lines, a {@code /}, and Blue's lines: {@code 12 34 / 13}; {@code -} stands for no lines.
 */
final class SimNotation {
    private static final Pattern MOVE = Pattern.compile("\\s*([1-6])(?!\\1)([1-6])\\s*");
    private static final String NO_LINE = "-";

    private SimNotation() {}

    static String write(SimPosition position) {
        return write(position.lines(Side.FIRST)) + " / " + write(position.lines(Side.SECOND));
    }

    private static String write(List<SimMove> lines) {
        return lines.isEmpty() ? NO_LINE : lines.stream().map(SimMove::notation).collect(Collectors.joining(" "));
    }

    /** Parses the Connector of the handout: white space, a digit 1 to 6, a different one, white space. */
    static SimMove readMove(String text) {
        Matcher matcher = MOVE.matcher(text);
        if (!matcher.matches()) {
            throw new RefusedException(Refusal.in(SimGame.class, "badMove", text.strip()));
        }
        return SimMove.between(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
    }

    static SimPosition read(String text) {
        String[] sides = text.split("/", -1);
        if (sides.length != 2) {
            throw new RefusedException(Refusal.in(SimGame.class, "badPosition"));
        }
        return SimPosition.of(readLines(sides[0].strip()), readLines(sides[1].strip()));
    }

    private static List<SimMove> readLines(String text) {
        if (text.isEmpty()) {
            throw new RefusedException(Refusal.in(SimGame.class, "badPosition"));
        }
        return text.equals(NO_LINE)
                ? List.of()
                : Arrays.stream(text.split("\\s+")).map(SimNotation::readMove).toList();
    }
}
