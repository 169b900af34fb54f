package jump61.desktop.match.view;

import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import jump61.desktop.match.MatchTexts;
import jump61.desktop.match.MatchViewModel;

/** A row of the move list: its number, and a move of each side. */
final class MoveCell extends ListCell<MoveRow> {
    private final Label number = new Label();
    private final MoveLabel first;
    private final MoveLabel second;
    private final HBox row;

    MoveCell(MatchViewModel match, MatchTexts words) {
        first = new MoveLabel(match, words);
        second = new MoveLabel(match, words);
        row = new HBox(number, first, second);
        number.getStyleClass().add("move-number");
        row.getStyleClass().add("move-row");
    }

    @Override
    protected void updateItem(MoveRow item, boolean empty) {
        super.updateItem(item, empty);
        setGraphic(empty ? null : row);
        if (empty) {
            setAccessibleText(null);
        } else {
            number.setText(item.number() + ".");
            first.show(item.first());
            second.show(item.second());
            setAccessibleText(String.join(". ", first.getAccessibleText(), second.getAccessibleText()));
        }
    }
}
