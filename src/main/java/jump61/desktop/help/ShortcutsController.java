package jump61.desktop.help;

import java.util.ArrayList;
import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import jump61.desktop.shell.Columns;
import jump61.desktop.shell.Command;
import jump61.desktop.shell.Sheets;
import jump61.desktop.shell.Texts;

/** The sheet of keyboard shortcuts: those of the commands and those of the board, in as many columns as there is room. */
public final class ShortcutsController {
    private static final List<String> BOARD_KEYS = List.of("arrows", "enter", "digits", "escape", "space", "wheel");

    private final Sheets sheets;
    private final Texts texts;
    private final List<VBox> groups = new ArrayList<>();

    @FXML
    private VBox sheet;

    @FXML
    private HBox columns;

    public ShortcutsController(Sheets sheets, Texts texts) {
        this.sheets = sheets;
        this.texts = texts;
    }

    @FXML
    private void initialize() {
        VBox board = group(texts.get("shortcuts.board"));
        BOARD_KEYS.forEach(key -> row(board, texts.get("shortcuts." + key), texts.get("shortcuts." + key + ".key")));
        for (Command.Group each : Command.Group.values()) {
            VBox group = group(texts.plain(each.textKey()));
            for (Command command : Command.values()) {
                if (command.group() == each) {
                    command.key().ifPresent(key -> row(group, texts.plain(command.textKey()), key.getDisplayText()));
                }
            }
        }
        Columns.follow(sheet, columns, groups);
    }

    private VBox group(String text) {
        Label heading = new Label(text);
        heading.getStyleClass().add("heading");
        VBox group = new VBox(heading);
        group.getStyleClass().add("shortcuts");
        groups.add(group);
        return group;
    }

    private static void row(VBox group, String text, String key) {
        Label keyLabel = new Label(key);
        keyLabel.getStyleClass().add("key");
        keyLabel.setMinWidth(Label.USE_PREF_SIZE);
        Label textLabel = new Label(text);
        textLabel.setWrapText(true);
        Pane gap = new Pane();
        HBox.setHgrow(gap, Priority.ALWAYS);
        group.getChildren().add(new HBox(textLabel, gap, keyLabel));
    }

    @FXML
    private void close() {
        sheets.hide();
    }
}
