package jump61.desktop.board;

import javafx.scene.control.SkinBase;
import jump61.game.Turn;

/** What every board's skin can do: make a turn visible. */
abstract class BoardSkin<C extends BoardControl> extends SkinBase<C> {
    BoardSkin(C board) {
        super(board);
    }

    /** {@return how to show {@code turn} on a board that shows the position before it} */
    abstract TurnAnimation animate(Turn turn);

    /** Told after the last position of a turn was put on the board; a won game may be celebrated. */
    void turnShown(Turn turn) {}
}
