package jump61.desktop.games.noughts;

import javafx.scene.control.Skin;
import jump61.desktop.board.BoardControl;
import jump61.noughts.NoughtsGame;
import jump61.noughts.NoughtsPosition;

/** The board of noughts and crosses. */
public final class NoughtsBoard extends BoardControl {
    public NoughtsBoard() {
        super(NoughtsGame.INSTANCE.start(3));
        getStyleClass().add("noughts-board");
    }

    NoughtsPosition noughts() {
        return (NoughtsPosition) getPosition();
    }

    @Override
    protected Skin<?> createDefaultSkin() {
        return new NoughtsBoardSkin(this);
    }
}
