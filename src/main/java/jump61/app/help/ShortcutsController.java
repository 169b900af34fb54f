package jump61.app.help;

import java.util.ArrayList;
import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import jump61.window.Columns;
import jump61.window.Command;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;

/** The sheet of keyboard shortcuts: those of the commands and those of the board, in as many columns as there is room. */
public final class ShortcutsController extends Controller {
    private static final List<String> BOARD_KEYS = List.of("arrows", "enter", "digits", "escape", "space", "wheel");

    private final List<VBox> groups = new ArrayList<>();

    @FXML
    private VBox sheet;

    @FXML
    private HBox columns;

    public ShortcutsController(Context context) {
        super(context);
    }

    @FXML
    private void initialize() {
        VBox board = group(texts.get("shortcuts.board"));
        BOARD_KEYS.forEach(
                key -> row(board, texts.get("shortcuts." + key), List.of(texts.get("shortcuts." + key + ".key"))));
        for (Command.Group each : Command.Group.values()) {
            VBox group = group(texts.plain(each.textKey()));
            commands.all().stream()
                    .filter(command -> command.group() == each)
                    .forEach(command -> command.key().ifPresent(key -> row(group, command.name(texts), names(key))));
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

    private static void row(VBox group, String text, List<String> names) {
        HBox keys = new HBox();
        keys.getStyleClass().add("keys");
        keys.setMinWidth(Region.USE_PREF_SIZE);
        names.forEach(name -> keys.getChildren().add(cap(name)));
        Label textLabel = new Label(text);
        textLabel.setWrapText(true);
        Pane gap = new Pane();
        HBox.setHgrow(gap, Priority.ALWAYS);
        group.getChildren().add(new HBox(textLabel, gap, keys));
    }

    /** Returns the keys of a combination, one by one. */
    private static List<String> names(KeyCombination keys) {
        String all = keys.getDisplayText();
        // The last key may itself be a plus.
        int last = all.lastIndexOf('+', all.length() - 2) + 1;
        List<String> names = new ArrayList<>();
        if (last > 0) {
            names.addAll(List.of(all.substring(0, last - 1).split("\\+")));
        }
        names.add(all.substring(last));
        return names;
    }

    private static Label cap(String name) {
        Label cap = new Label(name);
        cap.getStyleClass().add("key");
        cap.setMinWidth(Region.USE_PREF_SIZE);
        return cap;
    }

    @FXML
    private void close() {
        sheets.hide();
    }
}
