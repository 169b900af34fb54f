package jump61.app.newgame;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Player;
import jump61.game.Side;
import jump61.network.RemoteGame;
import jump61.network.ui.RemoteChoices;
import jump61.window.Choices;
import jump61.window.FxmlFile;
import jump61.window.board.GameViews;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;
import jump61.window.match.MatchSetup;
import jump61.window.match.NewGame;
import jump61.window.match.view.SideChooser;

/** The sheet for choosing a new game. It starts with the last choice. */
public final class NewGameController extends Controller {
    /** Minimum width of the sheet, in pixels, for a sentence about each game. */
    private static final double ROOMY = 560;

    private final NewGame newGame;
    private final RemoteChoices remoteChoices;
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
    private Region sides;

    @FXML
    private SideChooser sideController;

    @FXML
    private CheckBox swapEachTime;

    public NewGameController(Context context, RemoteChoices remoteChoices) {
        super(context);
        newGame = program.newGame();
        this.remoteChoices = remoteChoices;
    }

    @FXML
    private void initialize() {
        MatchSetup last = newGame.last();
        sideController.begin(last.players().onlyComputer().map(Side::opponent).orElse(Side.FIRST));
        swapEachTime.setSelected(settings.swapSidesProperty().get());
        clocksController.begin(last.time());
        opponentsController.begin(
                last.players(), newGame.named(), newGame.computer().level());
        opponentsController.opponentsProperty().subscribe(this::showOpponents);
        offerGames(last);
        sideController.onChosen(this::colourFaces);
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
    }

    /** Shows the controls for the opponent. Only a single person chooses a side; others swap the entered players. */
    private void showOpponents(Opponents now) {
        boolean alone = now == Opponents.COMPUTER;
        sides.setVisible(alone);
        sides.setManaged(alone);
    }

    private Game chosenGame() {
        return ((GameCard) chosenGame.getSelectedToggle()).game();
    }

    @FXML
    private void start() {
        MatchSetup setup = new MatchSetup(
                chosenGame(),
                boardController.chosen(),
                opponentsController.chosen(sideController.chosen()),
                clocksController.chosen());
        settings.swapSidesProperty().set(swapEachTime.isSelected());
        sheets.hide();
        newGame.begin(setup);
    }

    /** Hosts a game. Other programs only know the square boards of the course. */
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
