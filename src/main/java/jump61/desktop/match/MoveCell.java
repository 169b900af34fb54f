package jump61.desktop.match;

import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import jump61.game.Turn;

/** A row of the move list; a click on a move shows the position after it. */
final class MoveCell extends ListCell<MoveRow> {
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

    private final MatchViewModel match;
    private final Label number = new Label();
    private final Label first = move();
    private final Label second = move();
    private final HBox row = new HBox(number, first, second);
    private MoveRow shown;

    MoveCell(MatchViewModel match) {
        this.match = match;
        number.getStyleClass().add("move-number");
        row.getStyleClass().add("move-row");
        first.setOnMouseClicked(event -> walkTo(shown.first()));
        second.setOnMouseClicked(event -> walkTo(shown.second()));
    }

    private static Label move() {
        Label label = new Label();
        label.getStyleClass().add("move");
        label.setAccessibleRole(AccessibleRole.BUTTON);
        return label;
    }

    private void walkTo(int ply) {
        if (ply > 0) {
            match.walkTo(ply);
        }
    }

    @Override
    protected void updateItem(MoveRow item, boolean empty) {
        super.updateItem(item, empty);
        shown = item;
        setGraphic(empty ? null : row);
        if (!empty) {
            number.setText(item.number() + ".");
            show(first, item.first());
            show(second, item.second());
        }
    }

    private void show(Label label, int ply) {
        boolean there = 0 < ply && ply <= match.turns().size();
        label.setVisible(there);
        label.pseudoClassStateChanged(
                CURRENT, there && ply == match.plyProperty().get());
        if (there) {
            Turn turn = match.turns().get(ply - 1);
            label.setText(turn.move().notation());
            SideMarks.mark(label, turn.mover());
        }
    }
}
