package jump61.games.cubes.ui;

import javafx.scene.control.Skin;
import jump61.games.cubes.CubesGame;
import jump61.games.cubes.CubesPosition;
import jump61.window.board.BoardControl;

/** The board of Jump61, with squares that look like dice, and cascades. */
public final class CubesBoard extends BoardControl {
    /** Creates a board of the default size. */
    public CubesBoard() {
        super(CubesGame.INSTANCE.start(CubesGame.SIZES.usual()));
        getStyleClass().add("cubes-board");
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
