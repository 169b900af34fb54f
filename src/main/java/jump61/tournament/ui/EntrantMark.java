package jump61.tournament.ui;

import javafx.scene.Group;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import jump61.game.Player;
import jump61.game.PlayerFormat;
import jump61.tournament.Entrant;
import jump61.window.board.LevelFace;

/** A small picture of a tournament player: the face of a level, a person's initial, or the prompt of a program. */
final class EntrantMark extends StackPane {
    private static final double PART_OF_A_FACE = 0.6;
    private static final String PROMPT = ">_";

    EntrantMark(Entrant entrant) {
        getStyleClass().add("entrant-mark");
        var level = PlayerFormat.read(entrant.spec()).flatMap(Player::computersLevel);
        if (entrant.isPerson()) {
            addSign(entrant.name().substring(0, entrant.name().offsetByCodePoints(0, 1)), "person");
        } else if (level.isPresent()) {
            LevelFace face = new LevelFace(level.get());
            face.setScaleX(PART_OF_A_FACE);
            face.setScaleY(PART_OF_A_FACE);
            getChildren().setAll(new Group(face));
        } else {
            addSign(PROMPT, "program");
        }
    }

    private void addSign(String text, String kind) {
        Label sign = new Label(text);
        sign.setMinWidth(USE_PREF_SIZE);
        getStyleClass().add(kind);
        getChildren().setAll(sign);
    }
}
