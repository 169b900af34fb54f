package jump61.library.ui;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import jump61.game.Game;
import jump61.library.LibraryEntry;
import jump61.record.GameRecord;
import jump61.window.Choices;
import jump61.window.ChosenRow;
import jump61.window.Columns;
import jump61.window.Command;
import jump61.window.EscapeKey;
import jump61.window.NodeVisibility;
import jump61.window.OneOf;
import jump61.window.board.GameViews;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;

/** The place of the stored games, for searching, opening, reviewing, importing, exporting and deleting them. */
public final class LibraryController extends Controller {
    private static final int DELETED_UNASKED = 10;

    private final LibraryModel library;
    private final GameFiles files;
    private final LibraryTexts told;

    private OneOf<GameEnding> endings;

    /** The row to select when games have been deleted or have come back; negative for the selected one. */
    private int next = -1;

    private int deletedAt;

    @FXML
    private Region page;

    @FXML
    private Label count;

    @FXML
    private TextField search;

    @FXML
    private ChoiceBox<Optional<Game>> game;

    @FXML
    private Pane ending;

    @FXML
    private ToggleButton computers;

    @FXML
    private ToggleButton bin;

    @FXML
    private ProgressBar reading;

    @FXML
    private GridPane binRow;

    @FXML
    private Label title;

    @FXML
    private HBox tabs;

    @FXML
    private MenuButton more;

    @FXML
    private Region gamesPage;

    @FXML
    private HBox head;

    @FXML
    private Pane column;

    @FXML
    private HBox searchRow;

    @FXML
    private Pane filterRow;

    @FXML
    private ListView<LibraryEntry> games;

    @FXML
    private Label emptyTitle;

    @FXML
    private Label emptyText;

    @FXML
    private Button showAll;

    @FXML
    private HBox notice;

    @FXML
    private Label noticeText;

    @FXML
    private Button putBack;

    @FXML
    private Button keep;

    @FXML
    private MenuItem openItem;

    @FXML
    private MenuItem reviewItem;

    @FXML
    private MenuItem exportRow;

    @FXML
    private MenuItem deleteRow;

    @FXML
    private MenuItem exportItem;

    @FXML
    private MenuItem exportAllItem;

    @FXML
    private MenuItem exportOneItem;

    @FXML
    private MenuItem deleteItem;

    public LibraryController(Context context, LibraryModel library, GameFiles files) {
        super(context);
        this.library = library;
        this.files = files;
        told = new LibraryTexts(texts, words, library.dayProperty()::get, library::isOwn);
    }

    @FXML
    private void initialize() {
        EscapeKey.closes(page, program.places()::back);
        library.setTold(told::all);
        library.filterProperty().set(GameFilter.ALL);
        List<Optional<Game>> choices = new ArrayList<>(List.of(Optional.empty()));
        GameViews.games().forEach(each -> choices.add(Optional.of(each)));
        Choices.fill(
                game,
                choices,
                choice -> choice.map(words::game).orElseGet(() -> texts.get("library.allGames")),
                Optional.empty());
        endings = new OneOf<>(ending, List.of(GameEnding.values()), this::chip);
        title.setText(Command.GO_GAMES.name(texts));
        new GamesTabs(context, tabs, head, column, List.of(gamesPage, searchRow, more));
        search.textProperty().subscribe(text -> filter());
        game.valueProperty().subscribe(choice -> filter());
        endings.valueProperty().subscribe(choice -> filter());
        computers.selectedProperty().subscribe(chosen -> filter());
        prepareList();
        prepareBin();
        // Otherwise, a row would get a new text only for another game.
        subscriptions.onChange(library.dayProperty(), day -> games.refresh());
        subscriptions.onValue(library.addedProperty(), this::showAdded);
        subscriptions.onAny(
                this::showState,
                library.shown(),
                library.loadedProperty(),
                library.totalProperty(),
                library.inBinProperty(),
                settings.keptGamesProperty());
        page.widthProperty().subscribe(width -> {
            boolean roomy = width.doubleValue() >= GameCell.ROOMY;
            List.of(count, title).forEach(label -> setShown(label, roomy));
            Columns.row(binRow, roomy);
        });
        subscriptions.onValue(library.deletedProperty(), number -> showDeleted(number.intValue()));
        // Other windows may have added games, and what was deleted before is gone.
        page.sceneProperty().subscribe(scene -> {
            if (scene != null) {
                library.forgetDeleted();
                library.binShownProperty().set(false);
                library.refresh();
                // Another profile may have been chosen.
                games.refresh();
            } else {
                tell("");
            }
        });
    }

    private void prepareBin() {
        bin.selectedProperty().bindBidirectional(library.binShownProperty());
        subscriptions.onValue(library.binShownProperty(), shown -> setShown(binRow, shown));
        subscriptions.onValue(library.inBinProperty(), number -> setShown(bin, number.intValue() > 0));
        subscriptions.onValue(library.progressProperty(), read -> {
            reading.setProgress(read.doubleValue());
            setShown(reading, read.doubleValue() < 1);
        });
    }

    private ToggleButton chip(GameEnding choice) {
        String name = choice.name().toLowerCase(Locale.ROOT);
        ToggleButton chip = new ToggleButton(texts.get("library.ending." + name));
        chip.getStyleClass().add("chip");
        return chip;
    }

    private void prepareList() {
        games.setItems(library.shown());
        // Later, because the list updates its items after this.
        subscriptions.onAny(() -> Platform.runLater(this::selectOne), library.shown());
        games.setCellFactory(list -> cell());
        games.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        ChosenRow.staysInView(games);
        ChosenRow.beginsAtAnEnd(games);
        games.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
        games.addEventHandler(KeyEvent.KEY_TYPED, this::keyTyped);
        games.addEventHandler(MouseEvent.MOUSE_CLICKED, event -> {
            if (event.getClickCount() == 2 && !games.getSelectionModel().isEmpty()) {
                open();
            }
        });
        search.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.DOWN) {
                games.requestFocus();
            } else if (event.getCode() == KeyCode.ESCAPE && !search.getText().isEmpty()) {
                search.clear();
                event.consume();
            }
        });
        var selected = games.getSelectionModel().getSelectedItems();
        disable(Bindings.size(selected).isNotEqualTo(1), openItem, reviewItem);
        disable(Bindings.isEmpty(selected), exportRow, exportItem);
        disable(Bindings.isEmpty(selected).or(library.binShownProperty()), deleteRow, deleteItem);
        disable(Bindings.isEmpty(library.shown()), exportAllItem, exportOneItem);
    }

    private static void disable(ObservableValue<Boolean> when, MenuItem... items) {
        List.of(items).forEach(item -> item.disableProperty().bind(when));
    }

    private GameCell cell() {
        Button open = button("library.open", this::open);
        Button review = button("library.review", this::review);
        GameCell cell = new GameCell(told, library, open, review);
        cell.actions()
                .addEventFilter(
                        MouseEvent.MOUSE_PRESSED,
                        press -> games.getSelectionModel().clearAndSelect(cell.getIndex()));
        cell.fit(
                page.widthProperty(),
                Bindings.size(games.getSelectionModel().getSelectedItems()).isEqualTo(1));
        return cell;
    }

    /** Creates a button of a row. The keys of the list do the same, so Tab need not stop at each row. */
    private Button button(String key, Runnable action) {
        Button button = new Button(texts.get(key));
        button.setFocusTraversable(false);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
        return button;
    }

    private void keyPressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER) {
            open();
        } else if (event.getCode() == KeyCode.DELETE) {
            delete();
            event.consume();
        } else if (event.getCode() == KeyCode.Z && event.isShortcutDown()) {
            putBack();
            event.consume();
        } else if (isWritten(event, event.getText())) {
            event.consume();
        }
    }

    /** Whoever types in the list searches, and gives no commands. */
    private void keyTyped(KeyEvent event) {
        if (isWritten(event, event.getCharacter())) {
            search.requestFocus();
            search.appendText(event.getCharacter());
        }
    }

    private static boolean isWritten(KeyEvent event, String text) {
        boolean plain = !event.isShortcutDown() && !event.isAltDown();
        return plain && !text.isBlank() && !Character.isISOControl(text.charAt(0));
    }

    private void filter() {
        if (game.getValue() != null) {
            next = -1;
            library.filterProperty()
                    .set(new GameFilter(
                            search.getText(),
                            game.getValue(),
                            endings.valueProperty().get(),
                            computers.isSelected()));
        }
    }

    private void showState() {
        boolean inBin = library.binShownProperty().get();
        int total = library.totalProperty().get();
        int shown = library.shown().size();
        boolean loaded = library.loadedProperty().get();
        boolean none = !inBin && library.isEmpty();
        String number = shown == total ? texts.get("library.count", total) : texts.get("library.countOf", shown, total);
        count.setText(!loaded || none ? "" : number);
        emptyTitle.setText(loaded ? texts.get(none ? "library.empty" : "library.noMatch") : "");
        emptyText.setText(loaded && none ? told.empty(settings.keepsGames()) : "");
        setShown(filterRow, !none || library.inBinProperty().get() > 0);
        setShown(computers, !library.isOfComputers());
        if (loaded && none) {
            computers.setSelected(false);
        }
        setShown(showAll, loaded && !none);
        setShown(keep, loaded && none && !settings.keepsGames());
    }

    private void selectOne() {
        // Several rows stay selected when their games are deleted, and are those of other games then.
        var selection = games.getSelectionModel();
        int rows = games.getItems().size();
        if (rows > 0 && (next >= 0 || selection.getSelectedIndices().size() != 1)) {
            selection.clearAndSelect(Math.min(Math.max(0, next), rows - 1));
            next = -1;
            ChosenRow.show(games);
        }
    }

    private void showDeleted(int number) {
        tell(number == 0 ? "" : texts.get("library.deleted", number));
        setShown(putBack, number > 0);
    }

    /** Shows a part, or hides it and leaves its focus to the list. */
    private void setShown(Node node, boolean shown) {
        if (!shown && node.isFocusWithin()) {
            games.requestFocus();
        }
        NodeVisibility.show(node, shown);
    }

    private void tell(String text) {
        noticeText.setText(text);
        setShown(notice, !text.isEmpty());
        setShown(putBack, false);
    }

    @FXML
    private void open() {
        chosen(record -> files.insteadOfThis(() -> files.begin(record)));
    }

    @FXML
    private void review() {
        chosen(record -> files.insteadOfThis(() -> {
            files.begin(record);
            commands.runAnyway(Command.REVIEW);
        }));
    }

    private void chosen(Consumer<GameRecord> action) {
        Optional.ofNullable(games.getSelectionModel().getSelectedItem())
                .ifPresent(entry -> library.load(entry, action));
    }

    @FXML
    private void importGames() {
        List<Path> wanted = program.dialogs().toImport();
        if (!wanted.isEmpty()) {
            library.importAll(wanted, (added, refused) -> tell(LibraryTexts.imported(texts, added, refused)));
        }
    }

    @FXML
    private void exportSelected() {
        export(games.getSelectionModel().getSelectedItems());
    }

    @FXML
    private void exportShown() {
        export(library.shown());
    }

    private void export(List<LibraryEntry> entries) {
        List<LibraryEntry> chosen = List.copyOf(entries);
        program.dialogs()
                .folderForExport()
                .ifPresent(folder -> library.exportAll(
                        chosen,
                        folder,
                        copied -> tell(texts.get("library.exported", copied, folder.getFileName())),
                        problem -> tell(texts.get("library.notExported", folder.getFileName()))));
    }

    @FXML
    private void exportToOneFile() {
        context.replace(
                program.dialogs().toExportGames(texts.get("library.title")),
                file -> library.exportTo(
                        file,
                        library.shown(),
                        copied -> tell(texts.get("library.exported", copied, file.getFileName())),
                        problem -> tell(texts.get("library.notExported", file.getFileName()))));
    }

    @FXML
    private void delete() {
        List<LibraryEntry> chosen = List.copyOf(games.getSelectionModel().getSelectedItems());
        if (chosen.isEmpty() || library.binShownProperty().get()) {
            return;
        }
        int row = Collections.min(games.getSelectionModel().getSelectedIndices());
        Runnable deletion = () -> {
            deletedAt = row;
            next = row;
            library.delete(chosen);
        };
        if (chosen.size() > DELETED_UNASKED) {
            context.ask(told.deletion(chosen.size()), deletion);
        } else {
            deletion.run();
        }
    }

    @FXML
    private void restore() {
        library.restore(games.getSelectionModel().getSelectedItems());
    }

    @FXML
    private void emptyBin() {
        // All of them, also those that the search hides.
        context.askToEmptyBin(
                List.of(texts.get("library.count", library.inBinProperty().get())), library::emptyBin);
    }

    @FXML
    private void putBack() {
        if (library.deletedProperty().get() > 0) {
            next = deletedAt;
            library.undoDelete();
        }
    }

    @FXML
    private void showAll() {
        search.clear();
        game.setValue(Optional.empty());
        endings.valueProperty().set(GameEnding.ANY);
        // Games of computers may be the only ones.
        computers.setSelected(library.shown().isEmpty());
        games.requestFocus();
    }

    /** Shows games that have just been added, even if the search would hide them. */
    private void showAdded(List<LibraryEntry> added) {
        if (!added.isEmpty() && Collections.disjoint(library.shown(), added)) {
            showAll();
            computers.setSelected(added.get(0).isOfComputers());
        }
    }

    @FXML
    private void keep() {
        settings.keepGames();
    }
}
