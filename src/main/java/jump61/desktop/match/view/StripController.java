package jump61.desktop.match.view;

import javafx.beans.property.SimpleObjectProperty;
import javafx.fxml.FXML;
import jump61.desktop.match.MatchViewModel;
import jump61.game.Side;

/** The players in a row above the board, where there is no room for the side panel. */
public final class StripController {
    private final MatchViewModel match;

    @FXML
    private PlayerController firstController;

    @FXML
    private PlayerController secondController;

    public StripController(MatchViewModel match) {
        this.match = match;
    }

    @FXML
    private void initialize() {
        firstController.follow(new SimpleObjectProperty<>(Side.FIRST), true);
        secondController.follow(new SimpleObjectProperty<>(Side.SECOND), true);
    }
}
