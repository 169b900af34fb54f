package jump61.table.ui;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import jump61.game.BoardSize;
import jump61.game.Colour;
import jump61.game.Game;
import jump61.game.Player;
import jump61.game.Side;
import jump61.table.Extras;
import jump61.table.Finder;
import jump61.table.FoundTable;
import jump61.table.Pace;
import jump61.table.TableCode;
import jump61.table.TableSettings;
import jump61.table.Terms;
import jump61.window.Choices;
import jump61.window.FxmlFile;
import jump61.window.NodeVisibility;
import jump61.window.board.BoardPseudoClasses;
import jump61.window.board.GameViews;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;

/**
 * The page of the new-game sheet for playing with a person at another computer: it lists open tables and can open one.
 */
public final class OnlineController extends Controller {
    private static final List<Integer> EDGES = List.of(4, 5, 6, 8, 10);
    private static final List<String> PACES = List.of("none", "total:180+2", "total:300+3", "total:600+5");

    private final TablePlay play;
    private final Runnable resuming;
    private ObservableValue<Boolean> isShown;
    private final Map<String, Row> rows = new LinkedHashMap<>();
    private Finder finder;
    private boolean looking;

    private record Row(FoundTable table, Button button) {}

    @FXML
    private VBox tables;

    @FXML
    private Label none;

    @FXML
    private TextField tableName;

    @FXML
    private ChoiceBox<Game> tableGame;

    @FXML
    private ChoiceBox<BoardSize> tableSize;

    @FXML
    private ChoiceBox<Optional<Side>> tableSide;

    @FXML
    private ChoiceBox<Pace> tableClock;

    @FXML
    private CheckBox tableHelp;

    @FXML
    private CheckBox tableWatch;

    @FXML
    private Button resumeTable;

    @FXML
    private TextField tableCode;

    @FXML
    private Label mistake;

    OnlineController(Context context, TablePlay play, Runnable resuming) {
        super(context);
        this.play = play;
        this.resuming = resuming;
    }

    @FXML
    private void initialize() {
        mistake.managedProperty().bind(mistake.textProperty().isNotEmpty());
        none.managedProperty().bind(none.visibleProperty());
        resumeTable.managedProperty().bind(resumeTable.visibleProperty());
        resumeTable.setVisible(false);
        tableName.setText(settings.firstNameProperty().get());
        tableCode.setText(play.typed());
        Game first = program.newGame().last().game();
        Choices.fill(tableGame, GameViews.games(), words::game, first);
        tableGame.valueProperty().subscribe(this::offer);
        Choices.fill(
                tableClock,
                PACES.stream().map(pace -> Pace.read(pace).orElseThrow()).toList(),
                pace -> TableTexts.clock(pace, texts),
                Pace.NONE);
        // The sheet is discarded when it is closed, and the window may close with the sheet open.
        isShown = none.sceneProperty()
                .flatMap(Scene::windowProperty)
                .flatMap(Window::showingProperty)
                .orElse(false);
        isShown.subscribe(shown -> listen());
    }

    private void offer(Game chosen) {
        TreeSet<Integer> edges = new TreeSet<>(EDGES);
        edges.add(chosen.sizes().usual());
        List<BoardSize> sizes = edges.stream()
                .map(BoardSize::square)
                .filter(chosen.sizes()::contains)
                .toList();
        Choices.fill(
                tableSize,
                sizes,
                board -> words.size(chosen, board),
                chosen.sizes().usualSize());
        NodeVisibility.show(tableSize, sizes.size() > 1);
        List<Optional<Side>> sides = List.of(Optional.empty(), Optional.of(Side.FIRST), Optional.of(Side.SECOND));
        Choices.fill(
                tableSide,
                sides,
                own -> own.map(which -> words.side(which, chosen)).orElseGet(() -> texts.get("table.lot")),
                Optional.empty());
    }

    /** Looks for tables, if {@code wanted}, while the page is shown. */
    public void look(boolean wanted) {
        looking = wanted;
        listen();
        if (wanted) {
            TableSettings mine = mine();
            program.background().run(mine::canResume, resumeTable::setVisible, problem -> {});
            program.background().run(Finder::hasNetwork, this::sayDeafUnless, problem -> {});
        }
    }

    private void listen() {
        boolean wanted = looking && isShown.getValue();
        if (wanted && finder == null) {
            try {
                finder = new Finder(open -> Platform.runLater(() -> show(open)));
            } catch (IOException taken) {
                sayDeaf();
            }
        } else if (!wanted && finder != null) {
            finder.close();
            finder = null;
        }
    }

    private void sayDeafUnless(boolean network) {
        if (!network) {
            sayDeaf();
        }
    }

    /** Says that no tables can be found here; they can still be joined by their codes. */
    private void sayDeaf() {
        none.setText(texts.get("table.deaf", String.valueOf(Finder.PORT)));
    }

    /**
     * Shows the tables in the order in which they were found, so that none takes another's place under the pointer. The
     * rows of those that have not changed stay, with the focus that one of them may have.
     */
    private void show(List<FoundTable> open) {
        none.setVisible(open.isEmpty());
        rows.keySet().retainAll(open.stream().map(FoundTable::id).toList());
        open.forEach(table -> rows.compute(
                table.id(),
                (id, before) ->
                        before != null && before.table().equals(table) ? before : new Row(table, button(table))));
        List<Node> shown = tables.getChildren();
        List<Button> wanted = rows.values().stream().map(Row::button).toList();
        shown.retainAll(wanted);
        for (int i = 0; i < wanted.size(); i++) {
            if (i == shown.size() || shown.get(i) != wanted.get(i)) {
                shown.add(i, wanted.get(i));
            }
        }
    }

    private Button button(FoundTable table) {
        Terms terms = table.terms();
        Button row;
        if (table.isOpen()) {
            Colour own = terms.game().colour(terms.hosts().opponent());
            Region sign = new Region();
            sign.getStyleClass().add("side-marker");
            BoardPseudoClasses.setColour(sign, Optional.of(own));
            String facts = TableTexts.game(terms, words, texts);
            String extras = TableTexts.extras(terms, texts);
            String host = table.name().isEmpty() ? texts.get("table.somebody") : table.name();
            row = TableRow.of(Optional.of(sign), host, facts, extras, texts.get("table.join"));
            row.setOnAction(event -> join(mine -> play.join(mine, table.where(), terms.extras())));
        } else {
            String both = watched(table.name(), terms.hosts(), terms.game())
                    + " – "
                    + watched(table.other(), terms.hosts().opponent(), terms.game());
            row = TableRow.of(Optional.empty(), both, TableTexts.board(terms, words), "", texts.get("newGame.watch"));
            row.setOnAction(event -> watch(table.where()));
        }
        return row;
    }

    private String watched(String name, Side side, Game game) {
        return TableTexts.name(name, side, game, words::side);
    }

    private void watch(TableCode where) {
        play.watch(remembered(), where);
        sheets.showUntilAnswered(FxmlFile.TABLE_WAITING);
    }

    /** {@return the settings for a table, after saving the user's name} */
    private TableSettings remembered() {
        settings.firstNameProperty().set(new Player.Human(tableName.getText()).name());
        return mine();
    }

    private TableSettings mine() {
        return TableSettings.of(program.directories(), new Player.Human(tableName.getText()).name(), false);
    }

    @FXML
    private void open() {
        Side own = tableSide
                .getValue()
                .orElseGet(() -> Side.values()[RandomGenerator.getDefault().nextInt(2)]);
        play.open(remembered(), terms(own));
        sheets.showUntilAnswered(FxmlFile.TABLE_WAITING);
    }

    private Terms terms(Side own) {
        Extras extras = new Extras(tableHelp.isSelected(), tableWatch.isSelected());
        return new Terms(tableGame.getValue(), tableSize.getValue(), own, tableClock.getValue(), extras);
    }

    @FXML
    private void resume() {
        remembered();
        resuming.run();
    }

    @FXML
    private void join() {
        String code = tableCode.getText();
        TableCode.read(code)
                .ifPresentOrElse(
                        where -> join(mine -> play.join(mine, where, code)),
                        () -> mistake.setText(texts.get("table.badCode")));
    }

    private void join(Consumer<TableSettings> seat) {
        seat.accept(remembered());
        sheets.showUntilAnswered(FxmlFile.TABLE_WAITING);
    }
}
