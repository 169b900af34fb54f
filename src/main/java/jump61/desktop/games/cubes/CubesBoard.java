package jump61.desktop.games.cubes;

import javafx.scene.control.Skin;
import jump61.cubes.CubesGame;
import jump61.cubes.CubesPosition;
import jump61.desktop.board.BoardControl;

/** The board of Jump61: squares that look like dice, and cascades that run over them. */
public final class CubesBoard extends BoardControl {
    /** Makes a board of the usual size. */
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
