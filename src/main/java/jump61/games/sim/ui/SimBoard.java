package jump61.games.sim.ui;

import javafx.scene.control.Skin;
import jump61.games.sim.SimGame;
import jump61.games.sim.SimPosition;
import jump61.window.board.BoardControl;

/** The board of Sim: six points and the lines between them. */
public final class SimBoard extends BoardControl {
    /** Creates a board without lines. */
    public SimBoard() {
        super(SimGame.INSTANCE.start(SimGame.POINTS));
        getStyleClass().add("sim-board");
    }

    /** {@return the position shown} */
    SimPosition sim() {
        return (SimPosition) getPosition();
    }

    @Override
    protected Skin<?> createDefaultSkin() {
        return new SimBoardSkin(this);
    }
}
