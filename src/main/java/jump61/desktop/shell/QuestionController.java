package jump61.desktop.shell;

import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;

/** The sheet that asks before something is done. */
public final class QuestionController {
    private final Sheets sheets;
    private final String question;
    private final String explanation;
    private final String goOn;
    private final Runnable action;

    @FXML
    private Label questionLabel;

    @FXML
    private Label explanationLabel;

    @FXML
    private Button goOnButton;

    QuestionController(Sheets sheets, String question, String explanation, String goOn, Runnable action) {
        this.sheets = sheets;
        this.question = question;
        this.explanation = explanation;
        this.goOn = goOn;
        this.action = action;
    }

    @FXML
    private void initialize() {
        questionLabel.setText(question);
        explanationLabel.setText(explanation);
        goOnButton.setText(goOn);
    }

    @FXML
    private void goOn() {
        sheets.hide();
        action.run();
    }

    @FXML
    private void leave() {
        sheets.hide();
    }
}
