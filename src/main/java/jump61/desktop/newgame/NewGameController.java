package jump61.desktop.newgame;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.Spinner;
import javafx.scene.control.SpinnerValueFactory.IntegerSpinnerValueFactory;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import jump61.desktop.board.BoardPseudoClasses;
import jump61.desktop.games.GameViews;
import jump61.desktop.match.MatchSetup;
import jump61.desktop.match.MatchTexts;
import jump61.desktop.match.TimeControl;
import jump61.desktop.remote.RemoteChoices;
import jump61.desktop.settings.Settings;
import jump61.desktop.shell.Choices;
import jump61.desktop.shell.FxmlFile;
import jump61.desktop.shell.Sheets;
import jump61.desktop.shell.Texts;
import jump61.game.BoardSize;
import jump61.game.BoardSizes;
import jump61.game.Game;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Side;
import jump61.remote.RemoteGame;

/** The sheet for choosing a new game. It starts with the last choice. */
public final class NewGameController {
    private static final int LEVELS = 8;
    private static final PseudoClass ALONE = PseudoClass.getPseudoClass("alone");

    /** Stands for a remote player who has not joined yet. */
    private static final Player HOSTED = new Player.Remote("host");

    private static final Player JOINED = new Player.Remote("join");

    private final NewGame newGame;
    private final RemoteChoices remoteChoices;
    private final Settings settings;
    private final Sheets sheets;
    private final Texts texts;
    private final MatchTexts words;

    @FXML
    private ChoiceBox<Game> game;

    @FXML
    private Slider size;

    @FXML
    private Slider columns;

    @FXML
    private Label sizeText;

    @FXML
    private Region firstMarker;

    @FXML
    private Region secondMarker;

    @FXML
    private Label firstLabel;

    @FXML
    private Label secondLabel;

    @FXML
    private ChoiceBox<Player> first;

    @FXML
    private ChoiceBox<Player> second;

    @FXML
    private CheckBox swapEachTime;

    @FXML
    private ChoiceBox<TimeControl.Kind> clock;

    @FXML
    private Button startButton;

    @FXML
    private HBox perMoveRow;

    @FXML
    private HBox totalRow;

    @FXML
    private Spinner<Integer> perMove;

    @FXML
    private Spinner<Integer> minutes;

    @FXML
    private Spinner<Integer> increment;

    public NewGameController(
            NewGame newGame,
            RemoteChoices remoteChoices,
            Settings settings,
            Sheets sheets,
            Texts texts,
            MatchTexts words) {
        this.newGame = newGame;
        this.remoteChoices = remoteChoices;
        this.settings = settings;
        this.sheets = sheets;
        this.texts = texts;
        this.words = words;
    }

    @FXML
    private void initialize() {
        MatchSetup last = newGame.last();
        fillPlayers(last.game(), last.players());
        Choices.fill(game, GameViews.games(), words::game, last.game());
        Choices.fill(
                clock,
                List.of(TimeControl.Kind.values()),
                this::text,
                last.time().kind());
        game.valueProperty().subscribe(chosen -> showGame(chosen, last));
        clock.valueProperty().subscribe(this::showClock);
        first.valueProperty().subscribe(chosen -> showRemote(chosen, second));
        second.valueProperty().subscribe(chosen -> showRemote(chosen, first));
        size.valueProperty().subscribe(this::rowsChanged);
        columns.valueProperty().subscribe(value -> sizeText.setText(sizeText()));
        swapEachTime.setSelected(settings.swapSidesProperty().get());
        fillTimes(last.time());
    }

    /** Lists the players. Only the course's game can be played over the network. */
    private void fillPlayers(Game chosen, Players players) {
        boolean overNetwork = chosen.equals(RemoteGame.GAME);
        List<Player> all = Stream.<Stream<? extends Player>>of(
                        Stream.of(Player.HUMAN),
                        IntStream.rangeClosed(1, LEVELS).mapToObj(Player.Computer::new),
                        overNetwork ? Stream.of(HOSTED, JOINED) : Stream.of())
                .<Player>flatMap(some -> some)
                .toList();
        Choices.fill(first, all, this::text, all.contains(players.first()) ? players.first() : Player.HUMAN);
        Choices.fill(second, all, this::text, all.contains(players.second()) ? players.second() : Player.HUMAN);
    }

    private String text(Player player) {
        if (player == HOSTED) {
            return texts.get("newGame.remote.host");
        }
        return player == JOINED ? texts.get("newGame.remote.join") : words.player(player);
    }

    /**
     * Adapts to a remote player: the other side is then played here, and there is no clock, because two computers share
     * none.
     */
    private void showRemote(Player chosen, ChoiceBox<Player> other) {
        boolean remote = chosen != null && chosen.isRemote();
        if (remote && other.getValue() != null && other.getValue().isRemote()) {
            other.setValue(Player.HUMAN);
        }
        boolean any = remote || other.getValue() != null && other.getValue().isRemote();
        clock.setDisable(any);
        perMoveRow.setDisable(any);
        totalRow.setDisable(any);
        swapEachTime.setDisable(any);
        boolean choice = game.getValue().sizes().isChoice();
        size.setDisable(first.getValue() == JOINED || second.getValue() == JOINED || !choice);
        columns.setDisable(any || !choice);
        startButton.setText(texts.get(any ? "newGame.next" : "newGame.start"));
    }

    /** Keeps the board square while the number of rows changes, until the user chooses the columns separately. */
    private void rowsChanged(Number before, Number rows) {
        if (Math.round(before.doubleValue()) == Math.round(columns.getValue())) {
            columns.setValue(rows.doubleValue());
        }
        sizeText.setText(sizeText());
    }

    private String text(TimeControl.Kind kind) {
        return texts.get("clock." + kind.name().toLowerCase(java.util.Locale.ROOT));
    }

    private void showGame(Game chosen, MatchSetup last) {
        BoardSizes sizes = chosen.sizes();
        BoardSize board = chosen.equals(last.game()) ? last.size() : sizes.usualSize();
        fillSize(size, sizes, board.rows());
        fillSize(columns, sizes, board.columns());
        fillPlayers(chosen, new Players(first.getValue(), second.getValue()));
        sizeText.pseudoClassStateChanged(ALONE, !sizes.isChoice());
        sizeText.setText(sizeText());
        BoardPseudoClasses.setColour(firstMarker, Optional.of(chosen.colour(Side.FIRST)));
        BoardPseudoClasses.setColour(secondMarker, Optional.of(chosen.colour(Side.SECOND)));
        firstLabel.setText(texts.get("newGame.begins", words.side(Side.FIRST, chosen)));
        secondLabel.setText(words.side(Side.SECOND, chosen));
    }

    private static void fillSize(Slider slider, BoardSizes sizes, int value) {
        slider.setMin(sizes.smallest());
        slider.setMax(sizes.largest());
        slider.setValue(value);
        slider.setVisible(sizes.isChoice());
        slider.setManaged(sizes.isChoice());
    }

    private String sizeText() {
        return words.size(game.getValue(), chosenSize());
    }

    private BoardSize chosenSize() {
        return new BoardSize((int) Math.round(size.getValue()), (int) Math.round(columns.getValue()));
    }

    /** Returns the board size of a network game. Other programs only know the square boards of the course. */
    private int hostedSize() {
        return Math.min(chosenSize().rows(), RemoteGame.SIZES.largest());
    }

    private void showClock(TimeControl.Kind kind) {
        perMoveRow.setVisible(kind == TimeControl.Kind.PER_MOVE);
        totalRow.setVisible(kind == TimeControl.Kind.TOTAL);
    }

    private void fillTimes(TimeControl time) {
        boolean total = time.kind() == TimeControl.Kind.TOTAL;
        boolean each = time.kind() == TimeControl.Kind.PER_MOVE;
        perMove.setValueFactory(
                new IntegerSpinnerValueFactory(1, 3600, each ? (int) time.base().toSeconds() : 15, 5));
        minutes.setValueFactory(
                new IntegerSpinnerValueFactory(1, 180, total ? (int) time.base().toMinutes() : 5));
        increment.setValueFactory(new IntegerSpinnerValueFactory(
                0, 120, total ? (int) time.increment().toSeconds() : 3));
    }

    private TimeControl chosenTime() {
        return switch (clock.getValue()) {
            case NONE -> TimeControl.NONE;
            case PER_MOVE -> TimeControl.perMove(Duration.ofSeconds(perMove.getValue()));
            case TOTAL ->
                TimeControl.total(Duration.ofMinutes(minutes.getValue()), Duration.ofSeconds(increment.getValue()));
        };
    }

    @FXML
    private void swap() {
        Player before = first.getValue();
        first.setValue(second.getValue());
        second.setValue(before);
    }

    @FXML
    private void start() {
        Side own = first.getValue().isRemote() ? Side.SECOND : Side.FIRST;
        Players players = new Players(first.getValue(), second.getValue());
        if (players.haveRemote()) {
            remoteChoices.remember(remoteChoices.host().with(hostedSize(), own, players.of(own)));
            Player other = players.of(own.opponent());
            sheets.show(other == HOSTED ? FxmlFile.HOST_GAME : FxmlFile.JOIN_GAME);
            return;
        }
        MatchSetup setup = new MatchSetup(game.getValue(), chosenSize(), players, chosenTime());
        settings.swapSidesProperty().set(swapEachTime.isSelected());
        sheets.hide();
        newGame.begin(setup);
    }

    @FXML
    private void leave() {
        sheets.hide();
    }
}
