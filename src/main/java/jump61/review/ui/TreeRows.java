package jump61.review.ui;

import java.util.ArrayList;
import java.util.List;
import jump61.game.GameNode;
import jump61.game.Rounds;
import jump61.game.Side;
import jump61.window.match.SideLines.Row;

/**
 * Lays out a tree in rows: the main line with two moves per row, and each variation, indented, on its own rows after
 * the move it replaces.
 */
final class TreeRows {
    private final List<Row> rows = new ArrayList<>();

    private TreeRows() {}

    static List<Row> of(GameNode root) {
        TreeRows layout = new TreeRows();
        layout.add(root, 0, new ArrayList<>());
        return layout.rows;
    }

    /** Adds the line that continues after {@code first}; {@code row} has the moves before it that are in no row yet. */
    private void add(GameNode first, int level, List<GameNode> row) {
        GameNode at = first;
        while (!at.children().isEmpty()) {
            GameNode next = at.children().get(0);
            List<GameNode> others = at.children().subList(1, at.children().size());
            row.add(next);
            if (!others.isEmpty() || level == 0 && endsRow(next)) {
                flush(level, row);
            }
            others.forEach(other -> add(other, level + 1, new ArrayList<>(List.of(other))));
            at = next;
        }
        flush(level, row);
    }

    private static boolean endsRow(GameNode node) {
        return node.turn().orElseThrow().mover() == Side.SECOND
                || !Comments.get(node).isEmpty();
    }

    /** {@return the number of a row's first move, as in chess: with dots if the move is the second side's} */
    private static String number(GameNode first) {
        boolean second = first.turn().orElseThrow().mover() == Side.SECOND;
        return Rounds.of(first) + (second ? "…" : ".");
    }

    private void flush(int level, List<GameNode> row) {
        if (!row.isEmpty()) {
            rows.add(new Row(row.get(0), level, number(row.get(0)), row, ""));
            row.clear();
        }
    }
}
