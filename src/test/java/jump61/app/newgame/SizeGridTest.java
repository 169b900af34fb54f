package jump61.app.newgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.shape.HLineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import jump61.game.BoardSize;
import jump61.games.cubes.CubesGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** On the small picture of the board, a press chooses the board whose last square is there. */
class SizeGridTest {
    private final List<BoardSize> chosen = new ArrayList<>();
    private final SizeGrid grid = new SizeGrid(chosen::add);

    @ParameterizedTest
    @CsvSource({
        // 96 pixels for 15 squares: 6.4 pixels each.
        "95, 95, 15, 15",
        "35, 35, 6, 6",
        "35, 60, 10, 6",
        "60, 35, 6, 10",
        "1, 1, 2, 2",
        "-30, 500, 15, 2",
    })
    void theSquareUnderThePointerIsTheLastOfTheBoard(double x, double y, int rows, int columns) {
        grid.show(CubesGame.INSTANCE.sizes(), new BoardSize(6, 6));
        assertEquals(new BoardSize(rows, columns), grid.at(x, y));
    }

    /** Of 96 pixels for 15 squares, each has 6.4. */
    @Test
    void thereIsSomeRoomBetweenTheSquares() {
        grid.show(CubesGame.INSTANCE.sizes(), new BoardSize(6, 6));
        for (var squares : grid.getChildrenUnmodifiable()) {
            var drawn = ((Path) squares).getElements();
            double side = ((HLineTo) drawn.get(1)).getX() - ((MoveTo) drawn.get(0)).getX();
            assertTrue(side > 3 && side < 6, "a side of " + side);
        }
    }

    @Test
    void nothingIsChosenByShowing() {
        grid.show(CubesGame.INSTANCE.sizes(), new BoardSize(3, 7));
        assertEquals(List.of(), chosen);
    }
}
