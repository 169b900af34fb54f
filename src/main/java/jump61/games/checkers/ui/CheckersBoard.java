package jump61.games.checkers.ui;

import javafx.scene.control.Skin;
import jump61.games.checkers.CheckersGame;
import jump61.games.checkers.CheckersPosition;
import jump61.window.board.BoardControl;

/** The board of Checkers. Men are dragged, or selected and then moved; kings stay where they are. */
public final class CheckersBoard extends BoardControl {
    /** Creates a board with all men in place. */
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
