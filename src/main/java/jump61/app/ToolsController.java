package jump61.app;

import javafx.fxml.FXML;
import javafx.scene.control.ButtonBase;
import javafx.scene.layout.HBox;
import jump61.window.Commands;
import jump61.window.Texts;

/** The tool bar. */
public final class ToolsController {
    private final Commands commands;
    private final Texts texts;

    @FXML
    HBox tools;

    public ToolsController(Commands commands, Texts texts) {
        this.commands = commands;
        this.texts = texts;
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
