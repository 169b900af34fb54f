package jump61.games.cubes.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.shape.Path;
import jump61.game.BoardSize;
import jump61.games.cubes.CubesGame;
import jump61.window.FxThreadExtension;
import jump61.window.board.GameViews;
import jump61.window.board.Miniature;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@ExtendWith(FxThreadExtension.class)
class CubesPictureTest {
    private static final double LENGTH = 120;

    @ParameterizedTest
    @CsvSource({"4, 2", "2, 4", "3, 3"})
    void aBoardThatIsNotSquareIsInTheMiddleOfItsPicture(int rows, int columns) {
        Miniature picture =
                GameViews.miniature(CubesGame.INSTANCE.start(new BoardSize(rows, columns)), LENGTH, Optional.empty());
        Bounds faces = ((Path) picture.getChildrenUnmodifiable().get(0)).getLayoutBounds();
        assertEquals(LENGTH / 2, faces.getCenterX(), 0.1);
        assertEquals(LENGTH / 2, faces.getCenterY(), 0.1);
        assertEquals((double) columns / rows, faces.getWidth() / faces.getHeight(), 0.1);
    }
}
