package jump61.games.cubes;

import java.util.Optional;
import jump61.game.Move;
import jump61.game.Side;

/** Formats boards of Jump61 as text. */
final class CubesText {
    private CubesText() {}

    /** {@return the rows of a dump, indented by four spaces, between two lines of {@code marker}} */
    static String dump(CubesPosition position, String marker) {
        StringBuilder text = new StringBuilder(marker).append('\n');
        for (int row = 1; row <= position.size().rows(); row++) {
            text.append("   ");
            for (int column = 1; column <= position.size().columns(); column++) {
                text.append(' ').append(square(position, row, column));
            }
            text.append('\n');
        }
        return text.append(marker).toString();
    }

    /**
     * {@return the rows of a dump as in 2006: not indented, neutral squares as {@code --}, between lines of {@code
     * ===}}
     */
    static String plainDump(CubesPosition position) {
        StringBuilder text = new StringBuilder("===\n");
        for (int row = 1; row <= position.size().rows(); row++) {
            for (int column = 1; column <= position.size().columns(); column++) {
                boolean neutral = position.owner(row, column).isEmpty();
                text.append(column == 1 ? "" : " ").append(neutral ? "--" : square(position, row, column));
            }
            text.append('\n');
        }
        return text.append("===").toString();
    }

    /** {@return the board as people see it, with row and column numbers} */
    static String board(CubesPosition position) {
        StringBuilder text = new StringBuilder("   ");
        for (int column = 1; column <= position.size().columns(); column++) {
            text.append(' ').append(padded(column));
        }
        for (int row = 1; row <= position.size().rows(); row++) {
            text.append('\n').append(padded(row)).append("  ");
            for (int column = 1; column <= position.size().columns(); column++) {
                text.append(' ').append(square(position, row, column));
            }
        }
        return text.toString();
    }

    /** {@return a move as these consoles write it: row and column, separated by a space} */
    static String move(Move move) {
        CubesMove square = (CubesMove) move;
        return square.row() + " " + square.column();
    }

    private static String square(CubesPosition position, int row, int column) {
        Optional<Side> owner = position.owner(row, column);
        return position.spots(row, column)
                + owner.map(side -> colour(side).substring(0, 1)).orElse("-");
    }

    /** {@return the side's colour as these consoles write it: {@code red}, {@code blue}} */
    static String colour(Side side) {
        return CubesGame.INSTANCE.colour(side).id();
    }

    /** {@return the side's colour at the start of a line: {@code Red}, {@code Blue}} */
    static String title(Side side) {
        return CubesGame.INSTANCE.colour(side).title();
    }

    private static String padded(int number) {
        return number < 10 ? " " + number : String.valueOf(number);
    }
}
