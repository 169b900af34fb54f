package jump61.games.cubes;

import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import jump61.game.BoardSize;
import jump61.game.Refusal;
import jump61.game.RefusedException;
import jump61.game.Side;

/**
 * Formats and parses positions and moves. A position consists of its rows, separated by {@code /}, with squares
 * separated by spaces: {@code 2r 1- / 1- 3b}. A square is its number of spots and {@code r}, {@code b}, or {@code -}
 * for neutral, as in the consoles' dumps. A move is {@code 3:4} or, as typed at the consoles, {@code 3 4}.
 */
final class CubesNotation {
    private static final Pattern MOVE = Pattern.compile("\\s*(\\d{1,3})(?::|\\s+)(\\d{1,3})\\s*");
    private static final Pattern SQUARE = Pattern.compile("(\\d{1,6})([rb-])");

    private CubesNotation() {}

    static String write(CubesPosition position) {
        return IntStream.rangeClosed(1, position.size().rows())
                .mapToObj(row -> IntStream.rangeClosed(1, position.size().columns())
                        .mapToObj(column -> square(position, row, column))
                        .collect(Collectors.joining(" ")))
                .collect(Collectors.joining(" / "));
    }

    static String square(CubesPosition position, int row, int column) {
        String owner = position.owner(row, column)
                .map(side -> CubesGame.INSTANCE.colour(side).id().substring(0, 1))
                .orElse("-");
        return position.spots(row, column) + owner;
    }

    static CubesMove readMove(String text) {
        Matcher matcher = MOVE.matcher(text);
        if (!matcher.matches()) {
            throw new RefusedException(Refusal.in(CubesGame.class, "badMove", text.strip()));
        }
        return new CubesMove(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
    }

    static CubesPosition read(String text) {
        String[][] rows = Arrays.stream(text.strip().toLowerCase(Locale.ROOT).split("/", -1))
                .map(row -> row.strip().split("\\s+"))
                .toArray(String[][]::new);
        BoardSize size = new BoardSize(rows.length, rows[0].length);
        if (!CubesGame.SIZES.contains(size) || Arrays.stream(rows).anyMatch(row -> row.length != size.columns())) {
            throw new RefusedException(
                    Refusal.in(CubesGame.class, "badShape", CubesGame.SIZES.smallest(), CubesGame.SIZES.largest()));
        }
        int[] cells = new int[size.squares()];
        for (int square = 0; square < cells.length; square++) {
            cells[square] = readSquare(rows[square / size.columns()][square % size.columns()]);
        }
        return validated(new CubesPosition(size, cells));
    }

    private static int readSquare(String text) {
        Matcher matcher = SQUARE.matcher(text);
        boolean neutral = text.endsWith("-");
        if (!matcher.matches() || neutral && !text.equals("1-") || text.startsWith("0")) {
            throw new RefusedException(Refusal.in(CubesGame.class, "badSquare", text));
        }
        Side owner = text.endsWith("r") ? Side.FIRST : Side.SECOND;
        return neutral ? 0 : CubesPosition.sign(owner) * Integer.parseInt(matcher.group(1));
    }

    /**
     * Checks a position. A finished game may have overfull squares, because its cascade stopped at the win; an
     * unfinished one must not.
     */
    private static CubesPosition validated(CubesPosition position) {
        for (int square = 0; square < position.size().squares(); square++) {
            CubesMove at = position.move(square);
            boolean overfull = position.spots(at) > position.capacity(at);
            if (overfull && position.result().isEmpty()) {
                throw new RefusedException(Refusal.in(CubesGame.class, "overfull", at.notation()));
            }
        }
        return position;
    }
}
