package jump61.network.ui;

import javafx.fxml.FXML;
import javafx.scene.control.Label;
import jump61.window.Sheets;
import jump61.window.Texts;

/** The sheet shown when the other side has left in the middle of a game: why, and what can be done now. */
public final class EndController {
    private final RemoteEnd end;
    private final Runnable onSave;
    private final Runnable onGoOn;
    private final int moves;
    private final Sheets sheets;
    private final Texts texts;

    @FXML
    private Label title;

    @FXML
    private Label explanation;

    /**
     * Creates the controller of one sheet.
     *
     * @param moves number of moves played
     * @param onSave saves the game
     * @param onGoOn continues the game with the computer in place of the other side
     */
    public EndController(RemoteEnd end, int moves, Runnable onSave, Runnable onGoOn, Sheets sheets, Texts texts) {
        this.end = end;
        this.moves = moves;
        this.onSave = onSave;
        this.onGoOn = onGoOn;
        this.sheets = sheets;
        this.texts = texts;
    }

    @FXML
    private void initialize() {
        title.setText(end.text(texts));
        explanation.setText(texts.get("network.end.explanation", moves));
    }

    @FXML
    private void save() {
        sheets.hide();
        onSave.run();
    }

    @FXML
    private void goOn() {
        sheets.hide();
        onGoOn.run();
    }

    @FXML
    private void close() {
        sheets.hide();
    }
}
