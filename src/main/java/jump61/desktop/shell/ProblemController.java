package jump61.desktop.shell;

import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TitledPane;

/** The sheet that tells of something that went wrong. */
public final class ProblemController {
    private final Sheets sheets;
    private final String problem;
    private final String advice;
    private final String details;

    @FXML
    private Label problemLabel;

    @FXML
    private Label adviceLabel;

    @FXML
    private TitledPane detailsPane;

    @FXML
    private TextArea detailsText;

    ProblemController(Sheets sheets, String problem, String advice, String details) {
        this.sheets = sheets;
        this.problem = problem;
        this.advice = advice;
        this.details = details;
    }

    @FXML
    private void initialize() {
        problemLabel.setText(problem);
        adviceLabel.setText(advice);
        adviceLabel.setManaged(!advice.isEmpty());
        detailsText.setText(details);
        detailsPane.setVisible(!details.isEmpty());
        detailsPane.setManaged(!details.isEmpty());
    }

    @FXML
    private void close() {
        sheets.hide();
    }
}
