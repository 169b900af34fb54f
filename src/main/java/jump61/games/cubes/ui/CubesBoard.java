package jump61.games.cubes.ui;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.control.Skin;
import jump61.games.cubes.CubesGame;
import jump61.games.cubes.CubesPosition;
import jump61.window.board.BoardControl;

/** The board of Jump61, with squares that look like dice, and cascades. */
public final class CubesBoard extends BoardControl {
    private final BooleanProperty showThreats = new SimpleBooleanProperty(this, "showThreats");

    /** Creates a board of the default size. */
    public CubesBoard() {
        super(CubesGame.INSTANCE.start(CubesGame.SIZES.usual()));
        getStyleClass().add("cubes-board");
    }

    /** Whether squares that the opponent can burst next are marked while the user may choose; false by default. */
    public BooleanProperty showThreatsProperty() {
        return showThreats;
    }

    public boolean isShowThreats() {
        return showThreats.get();
    }

    /** {@return the position shown} */
    CubesPosition cubes() {
        return (CubesPosition) getPosition();
    }

    @Override
    protected Skin<?> createDefaultSkin() {
        return new CubesBoardSkin(this);
    }
}
