package jump61.games.sim.ui;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.control.Skin;
import jump61.games.sim.SimGame;
import jump61.games.sim.SimPosition;
import jump61.window.board.BoardControl;

/** The board of Sim: six points and the lines between them. */
public final class SimBoard extends BoardControl {
    private final BooleanProperty showDangers = new SimpleBooleanProperty(this, "showDangers");

    /** Creates a board without lines. */
    public SimBoard() {
        super(SimGame.INSTANCE.start(SimGame.POINTS));
        getStyleClass().add("sim-board");
    }

    /** Whether lines that would lose at once are marked while the user may choose. */
    public BooleanProperty showDangersProperty() {
        return showDangers;
    }

    public boolean isShowDangers() {
        return showDangers.get();
    }

    public void setShowDangers(boolean value) {
        showDangers.set(value);
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
