package jump61.game;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The size of a board.
 *
 * @param rows number of rows
 * @param columns number of columns
 */
public record BoardSize(int rows, int columns) {
    private static final Pattern TEXT = Pattern.compile("\\s*(\\d{1,4})(?:\\s*[x×]\\s*(\\d{1,4}))?\\s*");

    /** {@return the size of a square board} */
    public static BoardSize square(int edge) {
        return new BoardSize(edge, edge);
    }

    /** {@return the size written as {@code 9x6}, rows first, or just {@code 6} for 6×6; empty for any other text} */
    public static Optional<BoardSize> parse(String text) {
        Matcher matcher = TEXT.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        int rows = Integer.parseInt(matcher.group(1));
        return Optional.of(
                matcher.group(2) == null ? square(rows) : new BoardSize(rows, Integer.parseInt(matcher.group(2))));
    }

    // Written out, as in Colour, because the generated methods delay the window's start by a hundredth of a second.
    @Override
    public boolean equals(Object other) {
        return other instanceof BoardSize that && rows == that.rows && columns == that.columns;
    }

    @Override
    public int hashCode() {
        return rows * 31 + columns;
    }

    /** {@return the number of squares} */
    public int squares() {
        return rows * columns;
    }

    /** {@return whether there are as many rows as columns} */
    public boolean isSquare() {
        return rows == columns;
    }

    /** {@return the size as written in files: {@code 9x6}, or {@code 6} for 6×6} */
    public String text() {
        return isSquare() ? Integer.toString(rows) : rows + "x" + columns;
    }

    /** {@return the size with rows and columns, for example {@code 9x6} or {@code 6x6}} */
    @Override
    public String toString() {
        return rows + "x" + columns;
    }
}
