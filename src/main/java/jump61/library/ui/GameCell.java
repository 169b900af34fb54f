package jump61.library.ui;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import jump61.library.LibraryEntry;
import jump61.window.board.GameViews;
import jump61.window.board.Miniature;

/** A game in the list: its final position, the players, what was played, and the result. */
final class GameCell extends ListCell<LibraryEntry> {
    private static final double PICTURE = 44;
    private static final PseudoClass WON = PseudoClass.getPseudoClass("won");
    private static final PseudoClass LOST = PseudoClass.getPseudoClass("lost");

    private final LibraryTexts words;
    private final StackPane picture = new StackPane();
    private final Label players = new Label();
    private final Label details = new Label();
    private final Label result = new Label();
    private final Label accuracy = new Label();
    private final HBox row;

    GameCell(LibraryTexts words) {
        this.words = words;
        players.getStyleClass().add("library-players");
        details.getStyleClass().add("muted");
        result.getStyleClass().add("library-result");
        accuracy.getStyleClass().add("muted");
        result.setMinWidth(USE_PREF_SIZE);
        accuracy.setMinWidth(USE_PREF_SIZE);
        VBox what = new VBox(2, players, details);
        what.setMinWidth(0);
        what.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(what, Priority.ALWAYS);
        VBox how = new VBox(2, result, accuracy);
        how.setAlignment(Pos.CENTER_RIGHT);
        row = new HBox(12, picture, what, how);
        row.setAlignment(Pos.CENTER_LEFT);
        // As wide as the list, so that long names are truncated instead of scrolled.
        row.setPrefWidth(0);
        getStyleClass().add("library-cell");
    }

    @Override
    protected void updateItem(LibraryEntry entry, boolean empty) {
        LibraryEntry before = getItem();
        super.updateItem(entry, empty);
        setGraphic(empty || entry == null ? null : row);
        if (empty
                || entry == null
                || entry.equals(before) && !picture.getChildren().isEmpty()) {
            return;
        }
        Miniature position = new Miniature(PICTURE);
        GameViews.of(entry.end().game()).draw(entry.end(), position);
        picture.getChildren().setAll(position);
        players.setText(words.players(entry));
        details.setText(words.details(entry));
        result.setText(words.result(entry));
        GameEnding ending = GameEnding.of(entry);
        result.pseudoClassStateChanged(WON, ending == GameEnding.WON);
        result.pseudoClassStateChanged(LOST, ending == GameEnding.LOST);
        accuracy.setText(words.accuracy(entry));
        accuracy.setManaged(!accuracy.getText().isEmpty());
        setAccessibleText(words.all(entry));
    }
}
