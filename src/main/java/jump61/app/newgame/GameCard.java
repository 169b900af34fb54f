package jump61.app.newgame;

import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import jump61.game.Game;
import jump61.game.Sentences;
import jump61.game.Side;
import jump61.window.board.GameViews;
import jump61.window.board.Miniature;
import jump61.window.match.MatchTexts;

/** A button for choosing a game, with a small board, the name and the aim of the game. */
final class GameCard extends ToggleButton {
    private static final double PICTURE = 48;

    /** Preferred width, the same for all cards, so that they share the available width equally. */
    private static final double SHARE = 100;

    private final Game game;

    /**
     * Creates a card that is not chosen.
     *
     * @param roomy whether there is room for the aim
     */
    GameCard(Game game, MatchTexts words, ObservableValue<Boolean> roomy) {
        this.game = game;
        Miniature picture = GameViews.miniature(GameViews.of(game).sample(), PICTURE, Optional.of(Side.FIRST));
        Label name = new Label(words.game(game));
        name.getStyleClass().add("player-name");
        Label aim = new Label(words.aim(game));
        aim.getStyleClass().add("muted");
        aim.setWrapText(true);
        aim.managedProperty().bind(roomy);
        aim.visibleProperty().bind(roomy);
        VBox said = new VBox(name, aim);
        said.setAlignment(Pos.CENTER_LEFT);
        said.setMinHeight(0);
        HBox.setHgrow(said, Priority.ALWAYS);
        HBox content = new HBox(picture, said);
        content.getStyleClass().add("game-card-content");
        getStyleClass().add("game-card");
        setId("game-" + game.id());
        setAccessibleText(Sentences.join(words.game(game), words.aim(game)));
        setGraphic(content);
        setPrefWidth(SHARE);
        setMaxWidth(Double.MAX_VALUE);
        setMinWidth(0);
        HBox.setHgrow(this, Priority.ALWAYS);
    }

    Game game() {
        return game;
    }
}
