package jump61.desktop.match.view;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A row of the move list, with a move of each side.
 *
 * @param number the row number, from 1
 * @param first number of the first side's move; 0 if there is none
 * @param second number of the second side's move; 0 if there is none
 */
record MoveRow(int number, int first, int second) {
    /** {@return the rows for this many moves} */
    static List<MoveRow> rows(int plies, boolean secondBegan) {
        int shift = secondBegan ? 1 : 0;
        return IntStream.range(0, (plies + shift + 1) / 2)
                .mapToObj(row -> new MoveRow(
                        row + 1, existing(2 * row + 1 - shift, plies), existing(2 * row + 2 - shift, plies)))
                .toList();
    }

    private static int existing(int ply, int plies) {
        return ply <= plies ? ply : 0;
    }

    /** {@return the index of the row, from 0, that contains the move with this number} */
    static int rowOf(int ply, boolean secondBegan) {
        return Math.max(0, ply - 1 + (secondBegan ? 1 : 0)) / 2;
    }
}
