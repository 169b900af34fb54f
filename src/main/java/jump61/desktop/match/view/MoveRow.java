package jump61.desktop.match.view;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A row of the move list: a move of either side.
 *
 * @param number the number of the row, from 1
 * @param first after how many moves the first side's move of the row is shown; 0 if there is none
 * @param second the same for the second side
 */
record MoveRow(int number, int first, int second) {
    /** {@return the rows for so many moves} */
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

    /** {@return the row, from 0, that has the move with this number} */
    static int rowOf(int ply, boolean secondBegan) {
        return Math.max(0, ply - 1 + (secondBegan ? 1 : 0)) / 2;
    }
}
