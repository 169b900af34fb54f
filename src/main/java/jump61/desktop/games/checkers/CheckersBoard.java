package jump61.desktop.games.checkers;

import javafx.scene.control.Skin;
import jump61.checkers.CheckersGame;
import jump61.checkers.CheckersPosition;
import jump61.desktop.board.BoardControl;

/** The board of Checkers: men are dragged, or chosen and then sent; kings rest. */
public final class CheckersBoard extends BoardControl {
    /** Makes a board with all men in place. */
    public CheckersBoard() {
        super(CheckersGame.INSTANCE.start(CheckersGame.INSTANCE.sizes().usual()));
        getStyleClass().add("checkers-board");
    }

    /** {@return the position shown} */
    CheckersPosition checkers() {
        return (CheckersPosition) getPosition();
    }

    @Override
    protected Skin<?> createDefaultSkin() {
        return new CheckersBoardSkin(this);
    }
}
