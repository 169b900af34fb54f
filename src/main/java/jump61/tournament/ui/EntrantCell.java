package jump61.tournament.ui;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import jump61.tournament.Entrant;

/** A player in the list: its name and kind. */
final class EntrantCell extends ListCell<Entrant> {
    private final TournamentTexts texts;
    private final Label name = new Label();
    private final Label kind = new Label();
    private final StackPane mark = new StackPane();
    private final HBox row;

    EntrantCell(TournamentTexts texts) {
        this.texts = texts;
        Region between = new Region();
        HBox.setHgrow(between, Priority.ALWAYS);
        kind.getStyleClass().add("muted");
        kind.setMinWidth(USE_PREF_SIZE);
        row = new HBox(8, mark, name, between, kind);
        row.setAlignment(Pos.CENTER_LEFT);
        row.setPrefWidth(0);
    }

    @Override
    protected void updateItem(Entrant entrant, boolean empty) {
        super.updateItem(entrant, empty);
        setGraphic(empty || entrant == null ? null : row);
        if (!empty && entrant != null) {
            mark.getChildren().setAll(new EntrantMark(entrant));
            name.setText(entrant.name());
            kind.setText(texts.kind(entrant));
            setAccessibleText(entrant.name() + ", " + kind.getText());
        }
    }
}
