package jump61.notebook.ui;

import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.VBox;
import jump61.window.EscapeKey;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;

/** The panel of the notebook. */
public final class NotebookController extends Controller {
    private final NotebookModel model;

    @FXML
    private VBox panel;

    @FXML
    private Label title;

    @FXML
    private TextArea note;

    NotebookController(Context context, NotebookModel model) {
        super(context);
        this.model = model;
    }

    @FXML
    private void initialize() {
        EscapeKey.closes(panel, model::close);
        title.setText(texts.of(NotebookFeature.BUNDLE).get("notebook.note"));
        note.textProperty().bindBidirectional(model.noteProperty());
    }

    @FXML
    private void close() {
        model.close();
    }
}
