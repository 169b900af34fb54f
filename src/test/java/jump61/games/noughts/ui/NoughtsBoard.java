package jump61.games.noughts.ui;

import javafx.scene.control.Skin;
import jump61.games.noughts.NoughtsGame;
import jump61.games.noughts.NoughtsPosition;
import jump61.window.board.BoardControl;

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
