package jump61.window.match.view;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import jump61.game.Colour;
import jump61.game.Level;
import jump61.game.Player;
import jump61.window.board.BoardPseudoClasses;
import jump61.window.board.LevelFace;

/** The picture of a player in the colour of a side: the face of a level, or the shape of the side. */
final class Portrait {
    private final Pane place;
    /** The level whose face is shown, empty for somebody without a face; null before anything is shown. */
    private Optional<Level> level;

    Portrait(Pane place) {
        this.place = place;
    }

    void show(Player player, Colour colour) {
        Optional<Level> now = player.computersLevel();
        if (!now.equals(level)) {
            level = now;
            place.getChildren().setAll(now.<Node>map(LevelFace::new).orElseGet(Portrait::shape));
        }
        BoardPseudoClasses.setColour(place.getChildren().get(0), Optional.of(colour));
    }

    private static Node shape() {
        Region shape = new Region();
        shape.getStyleClass().add("side-marker");
        return shape;
    }

    void setShown(boolean shown) {
        place.setManaged(shown);
        place.setVisible(shown);
    }
}
