package jump61.app.newgame;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import jump61.app.newgame.Rivals.Rival;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Side;
import jump61.game.Warnings;
import jump61.network.RemoteGame;
import jump61.network.ui.RemoteChoices;
import jump61.table.ui.OnlineController;
import jump61.window.Choices;
import jump61.window.FxmlFile;
import jump61.window.Texts;
import jump61.window.board.GameViews;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;
import jump61.window.match.Assistance;
import jump61.window.match.MatchSetup;
import jump61.window.match.NewGame;
import jump61.window.match.view.SideChooser;

/** The sheet for choosing a new game. It starts with the last choice. */
public final class NewGameController extends Controller {
    /** Minimum width of the sheet, in pixels, for a sentence about each game. */
    private static final double ROOMY = 560;

    private final NewGame newGame;
    private final RemoteChoices remoteChoices;
    private final Rivals rivals;
    private final ToggleGroup tabs = new ToggleGroup();
    private final ToggleGroup chosenGame = new ToggleGroup();

    @FXML
    private VBox sheet;

    @FXML
    private HBox games;

    @FXML
    private OpponentChooser opponentsController;

    @FXML
    private BoardChooser boardController;

    @FXML
    private ClockChooser clocksController;

    @FXML
    private OnlineController tablesController;

    @FXML
    private ToggleButton computer;

    @FXML
    private ToggleButton people;

    @FXML
    private ToggleButton online;

    @FXML
    private ToggleButton watch;

    @FXML
    private ToggleButton more;

    @FXML
    private Region playPage;

    @FXML
    private Region morePage;

    @FXML
    private Region onlinePage;

    @FXML
    private HBox presets;

    @FXML
    private Label clockText;

    @FXML
    private Button startButton;

    @FXML
    private Region sides;

    @FXML
    private SideChooser sideController;

    @FXML
    private Region opponent;

    @FXML
    private ChoiceBox<Rival> rival;

    @FXML
    private CheckBox swapEachTime;

    @FXML
    private CheckBox helpForBoth;

    @FXML
    private Region learning;

    @FXML
    private ChoiceBox<Warnings> warnings;

    @FXML
    private CheckBox byLetter;

    @FXML
    private Region ahead;

    @FXML
    private ChoiceBox<Integer> headStart;

    public NewGameController(Context context, RemoteChoices remoteChoices, Rivals rivals) {
        super(context);
        newGame = program.newGame();
        this.remoteChoices = remoteChoices;
        this.rivals = rivals;
    }

    @FXML
    private void initialize() {
        Optional<Rivals.Draft> draft = rivals.takeDraft();
        MatchSetup last = draft.map(Rivals.Draft::setup).orElseGet(newGame::last);
        sideController.begin(last.players().onlyPerson().orElse(Side.FIRST));
        swapEachTime.setSelected(draft.map(Rivals.Draft::swaps)
                .orElseGet(() -> settings.swapSidesProperty().get()));
        helpForBoth.setSelected(last.assistance().helpForBoth());
        byLetter.setSelected(last.players().areByLetter());
        Choices.fill(
                warnings,
                List.of(Warnings.values()),
                kind -> texts.get("newGame.warnings." + kind.name().toLowerCase(Locale.ROOT)),
                last.assistance().warnings());
        clocksController.begin(last.time());
        opponentsController.begin(
                last.players(), newGame.named(), newGame.computer().level());
        opponentsController.opponentsProperty().subscribe(this::showOpponents);
        boardController.presets().showIn(presets, texts.get("newGame.other"), () -> more.setSelected(true));
        clocksController.onChosen(kind -> showInShort());
        byLetter.selectedProperty().subscribe(this::showInShort);
        warnings.valueProperty().subscribe(this::showInShort);
        headStart.valueProperty().subscribe(this::showInShort);
        offerTabs(Opponents.of(last.players()));
        offerGames(last);
        sideController.onChosen(this::colourFaces);
        offerRivals(last);
        more.setSelected(draft.isPresent());
        if (newGame.isOnline()) {
            online.setSelected(true);
        }
    }

    private void offerRivals(MatchSetup last) {
        rivals.fill(rival, texts, last.players());
        rival.valueProperty().addListener((observable, before, now) -> {
            if (now.kind() == Rivals.Kind.OTHERS) {
                rivals.edit(sheets, new Rivals.Draft(chosen(Rival.LEVEL), swapEachTime.isSelected()));
            } else {
                showRival();
            }
        });
        opponentsController.setOnLevel(() -> rival.setValue(Rival.LEVEL));
        opponentsController.setOnDoubleClick(() -> startButton.fire());
        boardController.setOnChosen(this::showRival);
        showRival();
    }

    /** Shows who plays on the computer's side, and whether that is possible. */
    private void showRival() {
        Rival now = rival.getValue();
        boolean plays = rivals.plays(now, chosenGame(), boardController.chosen());
        opponentsController.showProgram(
                Optional.of(now.name()).filter(name -> now.kind() == Rivals.Kind.PROGRAM),
                texts.get(plays ? "newGame.program" : "tournament.problem.board_for_programs"));
        boolean impossible = computer.isSelected() && !plays;
        startButton.setDisable(online.isSelected() || impossible);
    }

    private void offerTabs(Opponents last) {
        Choices.keepOne(tabs, List.of(computer, people, online, watch));
        Map<ToggleButton, Opponents> kinds =
                Map.of(computer, Opponents.COMPUTER, people, Opponents.PEOPLE, watch, Opponents.WATCH);
        kinds.forEach((tab, kind) -> tab.setSelected(kind == last));
        tabs.selectedToggleProperty().subscribe(tab -> {
            if (tab instanceof ToggleButton button && kinds.containsKey(button)) {
                opponentsController.choose(kinds.get(button));
            }
            more.setSelected(false);
            showPage();
        });
        more.selectedProperty().subscribe(this::showPage);
        more.textProperty()
                .bind(more.selectedProperty().map(chosen -> texts.get(chosen ? "panel.back" : "newGame.more")));
    }

    /** Shows one of three pages. The one for online games also takes the place of the row of buttons below. */
    private void showPage() {
        boolean network = online.isSelected();
        show(onlinePage, network);
        tablesController.look(network);
        show(morePage, !network && more.isSelected());
        show(playPage, !network && !more.isSelected());
        show((Region) more.getParent(), !network);
        if (rival.getValue() != null) {
            showRival();
        }
    }

    private static void show(Region page, boolean shown) {
        page.setVisible(shown);
        page.setManaged(shown);
    }

    private void colourFaces() {
        if (chosenGame.getSelectedToggle() != null) {
            opponentsController.setColour(
                    chosenGame().colour(sideController.chosen().opponent()));
        }
    }

    private void offerGames(MatchSetup last) {
        ObservableValue<Boolean> roomy =
                Bindings.createBooleanBinding(() -> sheet.getWidth() >= ROOMY, sheet.widthProperty());
        List<GameCard> cards = GameViews.games().stream()
                .map(game -> new GameCard(game, words, roomy))
                .toList();
        games.getChildren().setAll(cards);
        Choices.keepOne(chosenGame, cards);
        chosenGame.selectedToggleProperty().subscribe(card -> {
            if (card instanceof GameCard chosen) {
                show(chosen.game(), last);
            }
        });
        cards.stream().filter(card -> card.game().equals(last.game())).forEach(card -> card.setSelected(true));
    }

    private void show(Game game, MatchSetup last) {
        boardController.show(
                game, game.equals(last.game()) ? last.size() : game.sizes().usualSize());
        opponentsController.show(game);
        sideController.show(game);
        colourFaces();
        offerHeadStarts(game, headStart.getValue() == null ? last.assistance().headStart() : headStart.getValue());
        if (rival.getValue() != null) {
            showRival();
        }
    }

    private void offerHeadStarts(Game game, int chosen) {
        int most = game.headStarts(game.sizes().usualSize(), Side.FIRST).size();
        Texts own = GameViews.of(game).texts(texts);
        // The choices for the previous game must not be converted to the words of this one.
        headStart.getItems().clear();
        Choices.fill(
                headStart,
                IntStream.rangeClosed(0, most).boxed().toList(),
                number -> number == 0 ? texts.get("newGame.headStart.none") : own.get("headStart", number),
                Math.min(chosen, most));
        show(ahead, most > 0);
    }

    /**
     * Shows the controls for the opponent. Only a single person chooses a side; with other opponents, the user swaps the
     * players entered.
     */
    private void showOpponents(Opponents now) {
        boolean alone = now == Opponents.COMPUTER;
        sides.setVisible(alone);
        show(opponent, alone);
        show(helpForBoth, now == Opponents.PEOPLE);
        show(byLetter, now == Opponents.PEOPLE);
        show(learning, alone);
        showInShort();
    }

    /**
     * Shows the important choices of the second page in one line, which is visible without opening that page. A game by
     * letter has neither a clock nor help.
     */
    private void showInShort() {
        boolean letters =
                opponentsController.opponentsProperty().getValue() == Opponents.PEOPLE && byLetter.isSelected();
        clocksController.setDisable(letters);
        helpForBoth.setDisable(letters);
        boolean timed = !letters && clocksController.chosen().isOn();
        String said = texts.get(timed ? "newGame.withClock" : "newGame.withoutClock");
        boolean uncounted = opponentsController.opponentsProperty().getValue() == Opponents.COMPUTER
                && (warnings.getValue() != Warnings.NEVER || hasHeadStart());
        clockText.setText(uncounted ? texts.get("newGame.level", said, texts.get("newGame.uncounted")) : said);
    }

    private boolean hasHeadStart() {
        return headStart.getValue() != null && headStart.getValue() > 0;
    }

    private Game chosenGame() {
        return ((GameCard) chosenGame.getSelectedToggle()).game();
    }

    private MatchSetup chosen(Rival against) {
        Players players = opponentsController.chosen(sideController.chosen());
        return new MatchSetup(
                chosenGame(),
                boardController.chosen(),
                Rivals.with(against, players),
                clocksController.chosen(),
                new Assistance(helpForBoth.isSelected(), warnings.getValue(), headStart.getValue()));
    }

    @FXML
    private void start() {
        MatchSetup setup = chosen(rival.getValue());
        if (byLetter.isSelected()) {
            setup = setup.byLetter();
        }
        settings.swapSidesProperty().set(swapEachTime.isSelected());
        sheets.hide();
        newGame.begin(setup);
    }

    /** Hosts a game. Other programs know only the square boards of the course. */
    @FXML
    private void host() {
        boolean known = chosenGame().equals(RemoteGame.GAME);
        BoardSize board = known ? boardController.chosen() : RemoteGame.SIZES.usualSize();
        int rows = Math.min(board.rows(), RemoteGame.SIZES.largest());
        remoteChoices.remember(remoteChoices.host().with(rows, sideController.chosen(), Player.HUMAN));
        sheets.show(FxmlFile.HOST_GAME);
    }

    @FXML
    private void join() {
        sheets.show(FxmlFile.JOIN_GAME);
    }

    @FXML
    private void leave() {
        sheets.hide();
    }
}
