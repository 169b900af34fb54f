package jump61.window.match.view;

import java.util.Locale;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import jump61.game.Match;
import jump61.game.Players;
import jump61.window.NodeVisibility;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;
import jump61.window.settings.Speed;

/** The buttons below the players and the moves, for actions that are possible now or soon. */
public final class FootController extends Controller {
    private NodeVisibility parts;

    @FXML
    HBox foot;

    @FXML
    Button hint;

    @FXML
    Button shareMove;

    @FXML
    Button undo;

    @FXML
    ToggleButton pause;

    @FXML
    Button step;

    @FXML
    MenuButton speed;

    @FXML
    Button playAgain;

    @FXML
    Button review;

    @FXML
    MenuButton more;

    @FXML
    MenuItem undoItem;

    public FootController(Context context) {
        super(context);
    }

    @FXML
    void initialize() {
        parts = new NodeVisibility(foot);
        for (Button button : new Button[] {hint, shareMove, undo, step, playAgain, review}) {
            commands.bind(button, texts);
        }
        commands.bind(pause, texts);
        more.getItems().forEach(commands::bind);
        more.setAccessibleText(more.getText());
        speed.setAccessibleText(speed.getText());
        offerSpeeds();
        subscriptions.onValue(program.sequels().text(match, texts), playAgain::setText);
        // Not the name of the command, because the sequel may be something else.
        playAgain.accessibleTextProperty().bind(playAgain.textProperty());
        subscriptions.onValue(
                match.pausedProperty(), paused -> pause.setText(texts.get(paused ? "play.goOn" : "play.pause")));
        subscriptions.onAny(
                this::show,
                match.matchProperty(),
                match.playersProperty(),
                match.resultProperty(),
                match.canUndoProperty(),
                match.pausedProperty(),
                shareMove.disabledProperty());
    }

    private void offerSpeeds() {
        ToggleGroup group = new ToggleGroup();
        for (Speed each : Speed.values()) {
            RadioMenuItem item =
                    new RadioMenuItem(texts.get("settings.speed." + each.name().toLowerCase(Locale.ROOT)));
            item.setToggleGroup(group);
            item.setOnAction(event -> settings.speedProperty().set(each));
            subscriptions.onValue(settings.speedProperty(), now -> item.setSelected(now == each));
            speed.getItems().add(item);
        }
    }

    private void show() {
        Match now = match.matchProperty().get();
        Players players = match.playersProperty().get();
        if (now == null || players == null) {
            return;
        }
        boolean over = match.resultProperty().get() != null;
        boolean watched = !over && isWatched(players) && !players.areConnected();
        boolean byLetter = players.areByLetter();
        boolean played = !over && !watched && now.allowsTakingBack();
        boolean unshared = byLetter && !shareMove.isDisabled();
        show((played || !over && players.areFriends()) && now.allowsHelp(), hint);
        show(unshared, shareMove);
        show(played, undo);
        show(watched, pause, step, speed);
        show(over && !unshared, playAgain);
        show(over, review);
        show(!over && !watched, more);
    }

    private void show(boolean shown, Node... buttons) {
        for (Node button : buttons) {
            parts.set(button, shown);
        }
    }

    /** Whether no person plays, or the computer has been told to wait. */
    private boolean isWatched(Players players) {
        return !players.havePerson() || match.pausedProperty().get() && players.haveComputer();
    }

    /** Hides the items of the menu that are impossible now, and separators that would separate nothing. */
    @FXML
    void hideImpossible() {
        boolean byLetter = match.playersProperty().get().areByLetter();
        boolean somethingAbove = false;
        MenuItem line = null;
        for (MenuItem item : more.getItems()) {
            if (item instanceof SeparatorMenuItem) {
                item.setVisible(false);
                line = somethingAbove ? item : null;
                continue;
            }
            // In a game by letter, another button takes the place of Undo, which moves to the menu.
            item.setVisible(!item.isDisable() && (item != undoItem || byLetter));
            if (item.isVisible()) {
                somethingAbove = true;
                if (line != null) {
                    line.setVisible(true);
                    line = null;
                }
            }
        }
    }
}
