package jump61.app.help;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.fxml.FXML;
import javafx.geometry.NodeOrientation;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import jump61.window.Columns;
import jump61.window.Command;
import jump61.window.NodeVisibility;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;

/**
 * The sheet of keyboard shortcuts: those of the commands and those of the board, in as many columns as there is room. Only
 * the lines that contain the typed text are shown.
 */
public final class ShortcutsController extends Controller {
    private static final List<String> BOARD_KEYS = List.of("arrows", "enter", "digits", "escape", "space", "wheel");

    /** In this order, commands of the board are beside its keys, and the columns are about equally long. */
    private static final List<Command.Group> ORDER = List.of(
            Command.Group.WALK,
            Command.Group.GO,
            Command.Group.GAME,
            Command.Group.EDIT,
            Command.Group.HELP,
            Command.Group.PLAY,
            Command.Group.LEARN,
            Command.Group.VIEW);

    /** Commands with the same effect: the first is shown with the keys of both. */
    private static final Map<Command, Command> SAME = Map.of(
            Command.GO_PUZZLES, Command.PUZZLES,
            Command.GO_GAMES, Command.LIBRARY,
            Command.GO_YOU, Command.PROFILE);

    private final List<VBox> groups = new ArrayList<>();
    private final List<Row> rows = new ArrayList<>();
    private Runnable spread = () -> {};

    /**
     * A line of the sheet.
     *
     * @param said all its words, in lower case, separated by line breaks; searched for the typed text
     */
    private record Row(VBox group, Node node, String said) {}

    @FXML
    private VBox sheet;

    @FXML
    private TextField search;

    @FXML
    private ScrollPane body;

    @FXML
    private HBox columns;

    @FXML
    private Label none;

    public ShortcutsController(Context context) {
        super(context);
    }

    @FXML
    private void initialize() {
        VBox board = group(texts.get("shortcuts.board"));
        BOARD_KEYS.forEach(key ->
                row(board, texts.get("shortcuts." + key), List.of(List.of(texts.get("shortcuts." + key + ".key")))));
        for (Command.Group each : ORDER) {
            VBox group = group(texts.plain(each.textKey()));
            commands.all().stream()
                    .filter(command -> command.group() == each && !SAME.containsValue(command))
                    .filter(command -> command.key().isPresent())
                    .forEach(command -> row(group, command.name(texts), keys(command)));
        }
        spread = Columns.follow(sheet, columns, groups);
        subscriptions.onChange(search.textProperty(), this::filter);
        // Escape clears the typed text; after that, it closes the sheet.
        search.addEventFilter(KeyEvent.KEY_PRESSED, key -> {
            if (key.getCode() == KeyCode.ESCAPE && !search.getText().isEmpty()) {
                search.clear();
                key.consume();
            }
        });
    }

    private static List<List<String>> keys(Command command) {
        return Stream.of(command, SAME.get(command))
                .filter(Objects::nonNull)
                .flatMap(each -> each.key().stream())
                .map(ShortcutsController::names)
                .toList();
    }

    private VBox group(String text) {
        Label heading = new Label(text);
        heading.getStyleClass().add("heading");
        VBox group = new VBox(heading);
        group.getStyleClass().add("shortcuts");
        groups.add(group);
        return group;
    }

    /** Adds a line for the effect of one or more combinations of keys. */
    private void row(VBox group, String text, List<List<String>> combinations) {
        HBox keys = new HBox();
        keys.getStyleClass().add("keys");
        keys.setMinWidth(Region.USE_PREF_SIZE);
        // The keys are in the order of a keyboard in every language.
        keys.setNodeOrientation(NodeOrientation.LEFT_TO_RIGHT);
        for (List<String> names : combinations) {
            if (!keys.getChildren().isEmpty()) {
                Label or = new Label("/");
                or.getStyleClass().add("muted");
                keys.getChildren().add(or);
            }
            names.forEach(name -> keys.getChildren().add(cap(name)));
        }
        Label textLabel = new Label(text);
        textLabel.setWrapText(true);
        Pane gap = new Pane();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox row = new HBox(textLabel, gap, keys);
        group.getChildren().add(row);
        String typed =
                combinations.stream().map(names -> String.join("+", names)).collect(Collectors.joining("\n"));
        rows.add(new Row(group, row, small(text + "\n" + typed)));
    }

    private String small(String text) {
        return text.toLowerCase(texts.locale());
    }

    private void filter(String typed) {
        // The sheet keeps its size when lines are hidden.
        if (body.getPrefHeight() < 0) {
            body.setPrefHeight(body.getHeight());
        }
        String wanted = small(typed.strip());
        rows.forEach(row -> NodeVisibility.show(row.node(), row.said().contains(wanted)));
        groups.forEach(group -> NodeVisibility.show(
                group,
                rows.stream().anyMatch(row -> row.group() == group && row.node().isManaged())));
        NodeVisibility.show(none, groups.stream().noneMatch(Node::isManaged));
        spread.run();
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
