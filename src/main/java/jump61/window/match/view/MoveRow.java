package jump61.window.match.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import jump61.window.match.SideLines;

/**
 * A row of the move list: a move of each side, or part of a variation.
 *
 * @param number the number of the round; 0 for a variation or comment
 * @param first number of the first side's move; 0 if there is none
 * @param second number of the second side's move; 0 if there is none
 * @param beside the variation or comment shown instead of moves; empty for moves
 */
record MoveRow(int number, int first, int second, Optional<SideLines.Row> beside) {
    /** {@return the rows for this many moves, with the variations and comments that belong to them} */
    static List<MoveRow> rows(int plies, boolean secondBegan, SideLines lines) {
        int shift = secondBegan ? 1 : 0;
        List<MoveRow> rows = new ArrayList<>(beside(0, lines));
        for (int row = 0; row < (plies + shift + 1) / 2; row++) {
            int first = existing(2 * row + 1 - shift, plies);
            int second = existing(2 * row + 2 - shift, plies);
            rows.add(new MoveRow(row + 1, first, second, Optional.empty()));
            rows.addAll(first == 0 ? List.of() : beside(first, lines));
            rows.addAll(second == 0 ? List.of() : beside(second, lines));
        }
        return rows;
    }

    private static List<MoveRow> beside(int ply, SideLines lines) {
        return lines.after(ply).stream()
                .map(row -> new MoveRow(0, 0, 0, Optional.of(row)))
                .toList();
    }

    private static int existing(int ply, int plies) {
        return ply <= plies ? ply : 0;
    }

    /** {@return whether the row contains the move with this number} */
    boolean contains(int ply) {
        return beside.isEmpty() && (first == ply || second == ply);
    }
}
