package jump61.desktop.match;

import javafx.fxml.FXML;

/** The players in a row above the board, where there is no room for the side panel. */
public final class StripController {
    @FXML
    private PlayerController firstController;

    @FXML
    private PlayerController secondController;

    @FXML
    private void initialize() {
        firstController.follow(true, true);
        secondController.follow(false, true);
    }
}
