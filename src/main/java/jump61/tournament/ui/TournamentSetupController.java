package jump61.tournament.ui;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.fxml.FXML;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Level;
import jump61.game.Sentences;
import jump61.tournament.Entrant;
import jump61.tournament.Format;
import jump61.tournament.Openings;
import jump61.tournament.TournamentException;
import jump61.window.Choices;
import jump61.window.ChosenRow;
import jump61.window.FxmlFile;
import jump61.window.NameLimit;
import jump61.window.NodeVisibility;
import jump61.window.NumberSpinners;
import jump61.window.Subscriptions;
import jump61.window.board.GameViews;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;

/** The sheet for setting up a tournament. */
public final class TournamentSetupController extends Controller {
    private static final double ROOMY = 620;
    private static final int MOST_ROUNDS = 100;
    private static final int MOST_GAMES = 200;
    private static final int LARGEST = 15;

    private final TournamentModel model;
    private final KnownPrograms programs;
    private final TournamentChoices choices;
    private final TournamentTexts told;
    private final Subscriptions whileOpen = new Subscriptions();
    private List<String> openingLines = List.of();
    private boolean ready;
    private int proposedRounds;
    private boolean showingLimit;

    @FXML
    private Region sheet;

    @FXML
    private GridPane halves;

    @FXML
    private VBox playerSide;

    @FXML
    private VBox form;

    @FXML
    private GridPane usual;

    @FXML
    private GridPane rest;

    @FXML
    private ToggleButton more;

    @FXML
    private ListView<Entrant> players;

    @FXML
    private HBox limitRow;

    @FXML
    private Label limitless;

    @FXML
    private ChoiceBox<PlayerLimit.Kind> limitKind;

    @FXML
    private Spinner<Integer> limitNumber;

    @FXML
    private HBox nameRow;

    @FXML
    private TextField name;

    @FXML
    private MenuButton add;

    @FXML
    private Button remove;

    @FXML
    private ChoiceBox<Format> format;

    @FXML
    private ChoiceBox<Game> game;

    @FXML
    private Label sizeLabel;

    @FXML
    private ChoiceBox<Integer> size;

    @FXML
    private Spinner<Integer> rounds;

    @FXML
    private Spinner<Integer> games;

    @FXML
    private ChoiceBox<Boolean> openings;

    @FXML
    private Spinner<Integer> atOnce;

    @FXML
    private CheckBox keep;

    @FXML
    private Label hint;

    @FXML
    private Button start;

    TournamentSetupController(
            Context context, TournamentModel model, KnownPrograms programs, TournamentChoices choices) {
        super(context);
        this.model = model;
        this.programs = programs;
        this.choices = choices;
        told = new TournamentTexts(context, model);
    }

    @FXML
    private void initialize() {
        TournamentDraft last = choices.draft(this::levels);
        openingLines = last.openings();
        players.setCellFactory(list -> new EntrantCell(told));
        players.getItems().setAll(last.entrants());
        NodeVisibility.show(nameRow, false);
        NameLimit.apply(name);
        fillLimits();
        fillForm(last);
        fillAdd();
        remove.disableProperty()
                .bind(players.getSelectionModel().selectedItemProperty().isNull());
        ChosenRow.beginsAtAnEnd(players);
        players.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.DELETE && !remove.isDisabled()) {
                remove();
                event.consume();
            }
        });
        nameRow.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                add.requestFocus();
                name.clear();
                NodeVisibility.show(nameRow, false);
                event.consume();
            }
        });
        whileOpen.onAny(this::arrange, sheet.widthProperty());
        whileOpen.onAny(this::showMore, more.selectedProperty());
        sheet.sceneProperty().subscribe((before, now) -> {
            if (before != null && now == null) {
                choices.remember(draft());
                whileOpen.close();
            }
        });
        ready = true;
        check();
    }

    private List<Entrant> levels() {
        return Stream.of(Level.values())
                .filter(level -> level.isUpTo(Level.CLUB))
                .map(this::entrant)
                .toList();
    }

    private Entrant entrant(Level level) {
        return new Entrant(told.level(level), "level:" + level.number());
    }

    private void fillForm(TournamentDraft last) {
        Choices.fill(format, List.of(Format.values()), told::format, last.format());
        Choices.fill(game, GameViews.games(), told::game, last.game());
        fillSizes(last.game(), last.size().rows());
        proposedRounds = last.format().usualRounds(last.entrants().size());
        NumberSpinners.fill(rounds, 1, MOST_ROUNDS, last.rounds());
        NumberSpinners.fill(games, 1, MOST_GAMES, last.games());
        int processors = Runtime.getRuntime().availableProcessors();
        NumberSpinners.fill(atOnce, 1, Math.max(1, processors), Math.min(processors, choices.atOnce()));
        Choices.fill(
                openings,
                List.of(false, true),
                fromFile -> texts.get(fromFile ? "tournament.openings.file" : "tournament.openings.random"),
                !openingLines.isEmpty());
        openings.valueProperty().addListener((observable, before, now) -> chooseOpenings(now));
        game.valueProperty()
                .addListener((observable, before, now) ->
                        fillSizes(now, now.sizes().usualSize().rows()));
        format.valueProperty().subscribe(chosen -> check());
        // Openings are positions of one game on a board of one size.
        size.valueProperty().addListener((observable, before, now) -> openings.setValue(false));
        size.valueProperty().subscribe(chosen -> check());
        rounds.valueProperty().subscribe(chosen -> check());
        games.valueProperty().subscribe(chosen -> check());
    }

    private void fillLimits() {
        NumberSpinners.fill(limitNumber, 1, PlayerLimit.MOST, PlayerLimit.USUAL.number());
        players.getSelectionModel().selectedItemProperty().subscribe(this::showLimit);
        limitKind.valueProperty().addListener((observable, before, now) -> {
            if (!showingLimit && now != null) {
                limitNumber.getValueFactory().setValue(now.usual());
                limit();
            }
        });
        limitNumber.valueProperty().addListener((observable, before, now) -> limit());
    }

    private void showLimit(Entrant player) {
        Optional<PlayerLimit> limit = Optional.ofNullable(player).flatMap(PlayerLimit::of);
        NodeVisibility.show(limitRow, limit.isPresent());
        NodeVisibility.show(limitless, player != null && PlayerLimit.isOfCourse(player));
        showingLimit = true;
        limit.ifPresent(shown -> {
            List<PlayerLimit.Kind> kinds = new ArrayList<>(List.of(PlayerLimit.Kind.values()));
            if (!PlayerLimit.isOptional(player)) {
                kinds.remove(PlayerLimit.Kind.NONE);
            }
            Choices.fill(limitKind, kinds, told::limit, shown.kind());
            limitNumber.getValueFactory().setValue(shown.number());
            limitNumber.setDisable(shown.kind() == PlayerLimit.Kind.NONE);
        });
        showingLimit = false;
    }

    /** Gives the selected player the limit in the form. */
    private void limit() {
        Entrant player = players.getSelectionModel().getSelectedItem();
        if (!showingLimit && player != null && limitKind.getValue() != null) {
            int index = players.getSelectionModel().getSelectedIndex();
            var limit = new PlayerLimit(limitKind.getValue(), limitNumber.getValue());
            players.getItems().set(index, limit.appliedTo(player));
            players.getSelectionModel().select(index);
            limitNumber.setDisable(limit.kind() == PlayerLimit.Kind.NONE);
        }
    }

    private void fillSizes(Game chosen, int edge) {
        int largest = Math.min(LARGEST, chosen.sizes().largest());
        List<Integer> sizes = IntStream.rangeClosed(chosen.sizes().smallest(), largest)
                .boxed()
                .toList();
        Choices.fill(size, sizes, each -> told.size(chosen, each), edge);
        NodeVisibility.show(size, chosen.sizes().isChoice());
        NodeVisibility.show(sizeLabel, chosen.sizes().isChoice());
        check();
    }

    private void fillAdd() {
        Menu levels = new Menu(texts.get("tournament.level"));
        for (Level level : Level.values()) {
            Entrant entrant = entrant(level);
            levels.getItems().add(Choices.item(entrant.name(), () -> addPlayer(entrant.name(), entrant.spec())));
        }
        add.getItems().setAll(levels, Choices.item(texts.get("tournament.limited"), () -> {
            Entrant limited = PlayerLimit.USUAL.appliedTo(new Entrant(texts.get("newGame.computer"), ""));
            addPlayer(limited.name(), limited.spec());
            players.getSelectionModel().selectLast();
        }));
        add.getItems().add(Choices.item(texts.get("tournament.addPerson"), () -> {
            NodeVisibility.show(nameRow, true);
            name.requestFocus();
        }));
        add.getItems().add(new SeparatorMenuItem());
        for (KnownProgram known : programs.all()) {
            add.getItems()
                    .add(Choices.item(
                            known.name(),
                            () -> addPlayer(known.name(), known.entrant().spec())));
        }
        add.getItems().add(Choices.item(texts.get("tournament.programs"), () -> {
            choices.remember(draft());
            programs.edit(sheets, FxmlFile.TOURNAMENT_SETUP);
        }));
    }

    private void addPlayer(String called, String spec) {
        players.getItems().add(new Entrant(TournamentDraft.freeName(called, players.getItems()), spec));
        players.scrollTo(players.getItems().size() - 1);
        check();
    }

    @FXML
    private void addPerson() {
        String called = name.getText().replaceAll("[=:\\p{Cntrl}]+", " ").strip();
        if (!called.isEmpty()) {
            addPlayer(called, Entrant.PERSON);
            name.clear();
            NodeVisibility.show(nameRow, false);
        }
    }

    @FXML
    private void remove() {
        players.getItems().remove(players.getSelectionModel().getSelectedIndex());
        check();
    }

    private void chooseOpenings(boolean fromFile) {
        openingLines = List.of();
        Optional<Path> file = fromFile ? program.dialogs().toReadOpenings() : Optional.empty();
        if (file.isPresent()) {
            readOpenings(file.get(), game.getValue(), BoardSize.square(size.getValue()));
        } else if (fromFile) {
            openings.setValue(false);
        }
    }

    private void readOpenings(Path file, Game of, BoardSize board) {
        program.background().run(() -> Openings.load(file, of, board), this::use, this::refuse);
    }

    private void refuse(Throwable problem) {
        openings.setValue(false);
        if (problem instanceof TournamentException wrong) {
            hint.setText(TournamentTexts.problem(texts, wrong, wrong.detail()));
        } else {
            program.failures().notKept("tournament.failed", problem);
        }
    }

    private void use(List<String> lines) {
        if (lines.isEmpty()) {
            openings.setValue(false);
        }
        openingLines = lines;
        hint.setText(texts.get("tournament.openings.read", lines.size()));
    }

    private TournamentDraft draft() {
        return new TournamentDraft(
                format.getValue(),
                game.getValue(),
                BoardSize.square(size.getValue()),
                rounds.getValue(),
                games.getValue(),
                players.getItems(),
                openingLines);
    }

    private void check() {
        if (!ready || size.getValue() == null) {
            return;
        }
        proposeRounds();
        TournamentDraft draft = draft();
        hint.setText(draft.problem().map(told::problem).orElseGet(() -> told.games(draft)));
        start.setDisable(draft.problem().isPresent() || model.isBusy());
        rounds.setDisable(!draft.format().hasRounds());
    }

    /** Changes the number of rounds along with the format and the players, unless the user chose another number. */
    private void proposeRounds() {
        int before = proposedRounds;
        proposedRounds = Math.min(
                MOST_ROUNDS, format.getValue().usualRounds(players.getItems().size()));
        if (rounds.getValue() == before) {
            rounds.getValueFactory().setValue(proposedRounds);
        }
    }

    private boolean isRoomy() {
        return sheet.getWidth() == 0 || sheet.getWidth() >= ROOMY;
    }

    /** Arranges the parts side by side, or one below the other. */
    private void arrange() {
        boolean roomy = isRoomy();
        halves.getColumnConstraints().clear();
        for (int i = 0; i < (roomy ? 2 : 1); i++) {
            ColumnConstraints column = new ColumnConstraints();
            column.setPercentWidth(roomy ? 50 : 100);
            halves.getColumnConstraints().add(column);
        }
        GridPane.setConstraints(form, roomy ? 1 : 0, roomy ? 0 : 1);
        showMore();
    }

    /**
     * Shows the rarely used settings in place of the usual ones, like the sheet for a new game; if there is little room,
     * also in place of the players.
     */
    private void showMore() {
        boolean chosen = more.isSelected();
        more.setText(texts.get(chosen ? "panel.back" : "newGame.more"));
        NodeVisibility.show(usual, !chosen);
        NodeVisibility.show(rest, chosen);
        NodeVisibility.show(playerSide, isRoomy() || !chosen);
    }

    @FXML
    private void start() {
        // A name that was typed but not added yet is meant to play, too.
        addPerson();
        TournamentDraft draft = draft();
        if (draft.problem().isEmpty()) {
            choices.remember(draft);
            choices.remember(atOnce.getValue(), keep.isSelected());
            model.start(draft, atOnce.getValue(), keep.isSelected());
            sheets.show(FxmlFile.TOURNAMENT);
        }
    }

    @FXML
    private void close() {
        sheets.hide();
    }

    /** A player in the list: its name and kind. */
    private static final class EntrantCell extends ListCell<Entrant> {
        private final TournamentTexts told;
        private final Label name = new Label();
        private final Label kind = new Label();
        private final StackPane mark = new StackPane();
        private final HBox row;

        EntrantCell(TournamentTexts told) {
            this.told = told;
            Region between = new Region();
            HBox.setHgrow(between, Priority.ALWAYS);
            kind.getStyleClass().add("muted");
            kind.setMinWidth(USE_PREF_SIZE);
            row = new HBox(8, mark, name, between, kind);
            row.setAlignment(Pos.CENTER_LEFT);
            row.setPrefWidth(0);
        }

        @Override
        protected void updateItem(Entrant entrant, boolean empty) {
            super.updateItem(entrant, empty);
            setGraphic(empty || entrant == null ? null : row);
            if (!empty && entrant != null) {
                mark.getChildren().setAll(new EntrantMark(entrant));
                name.setText(entrant.name());
                kind.setText(told.kind(entrant));
                setAccessibleText(Sentences.join(entrant.name(), kind.getText()));
            }
        }
    }
}
