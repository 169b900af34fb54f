package jump61.app;

import javafx.fxml.FXML;
import javafx.scene.control.ButtonBase;
import javafx.scene.layout.HBox;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;

/** The tool bar. */
public final class ToolsController extends Controller {

    @FXML
    HBox tools;

    public ToolsController(Context context) {
        super(context);
    }

    @FXML
    void initialize() {
        tools.getChildren().forEach(child -> {
            if (child instanceof ButtonBase button) {
                commands.bind(button, texts);
            }
        });
    }
}
