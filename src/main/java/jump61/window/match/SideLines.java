package jump61.window.match;

import java.util.List;
import javafx.beans.value.ObservableValue;
import jump61.game.GameNode;

/** The variations and comments that the move list shows besides the moves of the match, and the actions on them. */
public interface SideLines {
    /**
     * A row of a move list: a part of a line or, without moves, a comment.
     *
     * @param node the first move of the row or, for a comment, the move that it belongs to
     * @param level nesting depth of the variation; 0 is the main line
     * @param number the number of the first move, as shown before it
     * @param moves the moves of the row
     * @param comment the comment; empty for moves
     */
    record Row(GameNode node, int level, String number, List<GameNode> moves, String comment) {
        public Row {
            moves = List.copyOf(moves);
        }
    }

    /** {@return the rows below the move with this number, from 0 for the start} */
    List<Row> after(int ply);

    /** {@return a value that changes whenever the rows do} */
    ObservableValue<?> changes();

    /** {@return whether variations can be opened now} */
    boolean canOpen();

    /**
     * Shows a row on the analysis board.
     *
     * @param comment whether to edit its comment
     */
    void open(Row row, boolean comment);

    /** {@return whether the variation can be moved ahead of another one} */
    boolean canPromote(Row row);

    /** Moves the variation ahead of the previous one. */
    void promote(Row row);

    /** Deletes a variation, from the first move of the row on, or a comment. */
    void delete(Row row);
}
