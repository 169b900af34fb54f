package jump61.notebook.ui;

import java.util.Optional;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import jump61.game.Move;
import jump61.window.FxmlFile;
import jump61.window.Texts;
import jump61.window.match.BoardMode;
import jump61.window.match.MatchTexts;
import jump61.window.match.MatchViewModel;

/** The note about the game on the board. While it is open, nothing can be moved. */
final class NotebookModel implements BoardMode {
    private final MatchViewModel match;
    private final StringProperty note = new SimpleStringProperty("");

    NotebookModel(MatchViewModel match) {
        this.match = match;
    }

    void open() {
        match.setMode(Optional.of(this));
    }

    void close() {
        if (match.modeProperty().get() == this) {
            match.setMode(Optional.empty());
        }
    }

    StringProperty noteProperty() {
        return note;
    }

    @Override
    public boolean takesMoves() {
        return false;
    }

    @Override
    public void chosen(Move move) {
        // The board accepts no moves.
    }

    @Override
    public Optional<FxmlFile> panel() {
        return Optional.of(NotebookFeature.PANEL);
    }

    @Override
    public Optional<String> headline(Texts texts, MatchTexts words) {
        return Optional.of(texts.of(NotebookFeature.BUNDLE).get("notebook.headline"));
    }
}
