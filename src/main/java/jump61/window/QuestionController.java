package jump61.window;

import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;

/** The sheet that asks for confirmation. */
public final class QuestionController {
    /**
     * A question with its buttons.
     *
     * @param text the question
     * @param explanation the consequences of the answer
     * @param goOn text of the button that confirms
     * @param leave text of the button that cancels
     */
    public record Question(String text, String explanation, String goOn, String leave) {}

    private final Sheets sheets;
    private final Question question;
    private final Runnable onGoOn;
    private final Runnable onLeave;
    private final Optional<Other> other;

    @FXML
    private Label questionLabel;

    @FXML
    private Label explanationLabel;

    @FXML
    private Button goOnButton;

    @FXML
    private Button leaveButton;

    @FXML
    private Button otherButton;

    /** A third answer. */
    record Other(String text, Runnable onChosen) {}

    QuestionController(Sheets sheets, Question question, Runnable onGoOn, Runnable onLeave, Optional<Other> other) {
        this.other = other;
        this.sheets = sheets;
        this.question = question;
        this.onGoOn = onGoOn;
        this.onLeave = onLeave;
    }

    @FXML
    private void initialize() {
        questionLabel.setText(question.text());
        explanationLabel.setText(question.explanation());
        explanationLabel.setVisible(!question.explanation().isEmpty());
        explanationLabel.setManaged(explanationLabel.isVisible());
        goOnButton.setText(question.goOn());
        leaveButton.setText(question.leave());
        otherButton.setText(other.map(Other::text).orElse(""));
        otherButton.setVisible(other.isPresent());
        otherButton.setManaged(other.isPresent());
    }

    @FXML
    private void takeOther() {
        sheets.hide();
        other.ifPresent(answer -> answer.onChosen().run());
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
