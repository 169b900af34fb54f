package jump61.desktop.help;

import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import jump61.desktop.shell.Command;
import jump61.desktop.shell.Sheets;
import jump61.desktop.shell.Texts;

/** The sheet of keyboard shortcuts: those of the commands and those of the board. */
public final class ShortcutsController {
    private static final List<String> BOARD_KEYS = List.of("arrows", "enter", "digits", "escape", "space", "wheel");

    private final Sheets sheets;
    private final Texts texts;

    @FXML
    private VBox groups;

    public ShortcutsController(Sheets sheets, Texts texts) {
        this.sheets = sheets;
        this.texts = texts;
    }

    @FXML
    private void initialize() {
        heading(texts.get("shortcuts.board"));
        BOARD_KEYS.forEach(key -> row(texts.get("shortcuts." + key), texts.get("shortcuts." + key + ".key")));
        for (Command.Group group : Command.Group.values()) {
            heading(texts.plain(group.textKey()));
            for (Command command : Command.values()) {
                if (command.group() == group) {
                    command.key().ifPresent(key -> row(texts.plain(command.textKey()), key.getDisplayText()));
                }
            }
        }
    }

    private void heading(String text) {
        Label heading = new Label(text);
        heading.getStyleClass().add("heading");
        groups.getChildren().add(heading);
    }

    private void row(String text, String key) {
        Label keyLabel = new Label(key);
        keyLabel.getStyleClass().add("key");
        keyLabel.setMinWidth(Label.USE_PREF_SIZE);
        Label textLabel = new Label(text);
        textLabel.setWrapText(true);
        Pane gap = new Pane();
        HBox.setHgrow(gap, Priority.ALWAYS);
        groups.getChildren().add(new HBox(textLabel, gap, keyLabel));
    }

    @FXML
    private void close() {
        sheets.hide();
    }
}
