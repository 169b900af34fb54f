package jump61.window.match.view;

import javafx.beans.property.SimpleObjectProperty;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import jump61.game.Side;
import jump61.window.NodeVisibility;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;

/** The players in a row above the board, where there is no room for the side panel. */
public final class StripController extends Controller {

    @FXML
    HBox strip;

    @FXML
    HBox actions;

    @FXML
    Button playAgain;

    @FXML
    PlayerController firstController;

    @FXML
    PlayerController secondController;

    public StripController(Context context) {
        super(context);
    }

    @FXML
    void initialize() {
        firstController.follow(new SimpleObjectProperty<>(Side.FIRST), true);
        secondController.follow(new SimpleObjectProperty<>(Side.SECOND), true);
        for (Node child : actions.getChildren()) {
            commands.bind((Button) child, texts);
        }
        subscriptions.onValue(program.sequels().text(match, texts), playAgain::setText);
        // There is no card for the end here.
        new NodeVisibility(strip).bind(actions, match.resultProperty().isNotNull(), subscriptions);
    }
}
