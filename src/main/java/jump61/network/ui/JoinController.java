package jump61.network.ui;

import javafx.application.Platform;
import javafx.fxml.FXML;
import javafx.geometry.NodeOrientation;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import jump61.game.Player;
import jump61.game.RefusedException;
import jump61.network.RemoteAddress;
import jump61.window.FxmlFile;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;

/** The sheet for joining a network game. It remembers earlier addresses. */
public final class JoinController extends Controller {
    private final RemotePlay remote;
    private final RemoteChoices choices;

    @FXML
    private ComboBox<String> address;

    @FXML
    private TextField port;

    @FXML
    private ChoiceBox<Player> player;

    @FXML
    private Label mistake;

    JoinController(Context context, RemotePlay remote, RemoteChoices choices) {
        super(context);
        this.remote = remote;
        this.choices = choices;
    }

    @FXML
    private void initialize() {
        mistake.managedProperty().bind(mistake.textProperty().isNotEmpty());
        address.getItems().setAll(choices.joined());
        address.getItems().stream().findFirst().ifPresent(address::setValue);
        address.getEditor().setNodeOrientation(NodeOrientation.LEFT_TO_RIGHT);
        // Typing replaces the last address.
        Platform.runLater(address.getEditor()::selectAll);
        port.setText(choices.joinedPort().map(String::valueOf).orElse(""));
        RemoteChoices.fill(player, choices.player(), words, texts);
    }

    @FXML
    private void join() {
        if (!Ports.isRight(port.getText())) {
            mistake.setText(texts.get("network.badPort"));
            return;
        }
        try {
            RemoteAddress where =
                    RemoteAddress.parse(address.getEditor().getText().strip());
            JoinChoice choice = new JoinChoice(where, Ports.read(port.getText()), player.getValue());
            remote.join(choice);
            choices.remember(choice);
            sheets.showUntilAnswered(FxmlFile.REMOTE_WAITING);
        } catch (RefusedException e) {
            mistake.setText(texts.get("join.badAddress"));
        }
    }

    @FXML
    private void leave() {
        sheets.hide();
    }
}
