package jump61.window.match.view;

import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import jump61.window.Texts;
import jump61.window.match.MatchTexts;
import jump61.window.match.MatchViewModel;
import jump61.window.match.SideLines;

/** A row of the move list: the number of its first move, and a move of each side. */
final class MoveCell extends ListCell<MoveRow> {
    private final Label number = new Label();
    private final MoveLabel first;
    private final MoveLabel second;
    private final HBox row;
    private final SideLineLabel side;

    MoveCell(MatchViewModel match, SideLines lines, Texts texts, MatchTexts words) {
        side = new SideLineLabel(lines, texts, words);
        first = new MoveLabel(match, words);
        second = new MoveLabel(match, words);
        row = new HBox(number, first, second);
        number.getStyleClass().add("move-number");
        row.getStyleClass().add("move-row");
    }

    @Override
    protected void updateItem(MoveRow item, boolean empty) {
        super.updateItem(item, empty);
        boolean beside = !empty && item.beside().isPresent();
        setGraphic(empty ? null : beside ? side : row);
        if (empty) {
            setAccessibleText(null);
        } else if (beside) {
            side.show(item.beside().get());
            setAccessibleText(side.getText());
        } else {
            number.setText(item.number() + ".");
            first.show(item.first());
            second.show(item.second());
            setAccessibleText(String.join(". ", first.getAccessibleText(), second.getAccessibleText()));
        }
    }
}
