package jump61.desktop.shell;

import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;

/** The sheet that asks before something is done. */
public final class QuestionController {
    /**
     * What is asked.
     *
     * @param text the question
     * @param explanation what depends on it
     * @param goOn the name of the button that goes on
     * @param leave the name of the button that leaves it
     */
    public record Question(String text, String explanation, String goOn, String leave) {}

    private final Sheets sheets;
    private final Question question;
    private final Runnable onGoOn;
    private final Runnable onLeave;

    @FXML
    private Label questionLabel;

    @FXML
    private Label explanationLabel;

    @FXML
    private Button goOnButton;

    @FXML
    private Button leaveButton;

    QuestionController(Sheets sheets, Question question, Runnable onGoOn, Runnable onLeave) {
        this.sheets = sheets;
        this.question = question;
        this.onGoOn = onGoOn;
        this.onLeave = onLeave;
    }

    @FXML
    private void initialize() {
        questionLabel.setText(question.text());
        explanationLabel.setText(question.explanation());
        goOnButton.setText(question.goOn());
        leaveButton.setText(question.leave());
    }

    @FXML
    private void goOn() {
        sheets.hide();
        onGoOn.run();
    }

    @FXML
    private void leave() {
        sheets.hide();
        onLeave.run();
    }
}
