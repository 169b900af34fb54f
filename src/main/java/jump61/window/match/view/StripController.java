package jump61.window.match.view;

import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import jump61.game.Side;
import jump61.window.Commands;
import jump61.window.NodeVisibility;
import jump61.window.Subscriptions;
import jump61.window.Texts;
import jump61.window.match.MatchViewModel;

/** The players in a row above the board, where there is no room for the side panel. */
public final class StripController {
    private final MatchViewModel match;
    private final Commands commands;
    private final ObservableValue<String> again;
    private final Texts texts;
    private final Subscriptions subscriptions;

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

    /**
     * Creates the row.
     *
     * @param again the text of the button that follows a game
     */
    public StripController(
            MatchViewModel match,
            Commands commands,
            ObservableValue<String> again,
            Texts texts,
            Subscriptions subscriptions) {
        this.match = match;
        this.commands = commands;
        this.again = again;
        this.texts = texts;
        this.subscriptions = subscriptions;
    }

    @FXML
    void initialize() {
        firstController.follow(new SimpleObjectProperty<>(Side.FIRST), true);
        secondController.follow(new SimpleObjectProperty<>(Side.SECOND), true);
        for (Node child : actions.getChildren()) {
            commands.bind((Button) child, texts);
        }
        subscriptions.onValue(again, playAgain::setText);
        // There is no card for the end here.
        new NodeVisibility(strip).bind(actions, match.resultProperty().isNotNull(), subscriptions);
    }
}
