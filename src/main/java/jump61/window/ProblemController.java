package jump61.window;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.layout.VBox;

/** The sheet that reports a problem. */
public final class ProblemController {
    private final Sheets sheets;
    private final String problem;
    private final String advice;
    private final Optional<Path> log;

    @FXML
    private Label problemLabel;

    @FXML
    private Label adviceLabel;

    @FXML
    private VBox logBox;

    @FXML
    private Label logName;

    @FXML
    private TextField logField;

    ProblemController(Sheets sheets, String problem, String advice, Optional<Path> log) {
        this.sheets = sheets;
        this.problem = problem;
        this.advice = advice;
        this.log = log;
    }

    @FXML
    private void initialize() {
        problemLabel.setText(problem);
        adviceLabel.setText(advice);
        adviceLabel.setManaged(!advice.isEmpty());
        // The path is in the field below, where it can be copied.
        logName.setText(logName.getText().replace("{0}", "").strip());
        logField.setText(log.map(Path::toString).orElse(""));
        logBox.setVisible(log.isPresent());
        logBox.setManaged(log.isPresent());
    }

    @FXML
    private void copy() {
        Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, logField.getText()));
    }

    @FXML
    private void close() {
        sheets.hide();
    }
}
