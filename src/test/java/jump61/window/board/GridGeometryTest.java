package jump61.window.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import jump61.game.BoardSize;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GridGeometryTest {
    @ParameterizedTest
    @CsvSource({"2, 480, 360", "6, 480, 360", "10, 300, 260", "10, 1900, 1000", "3, 120, 96"})
    void theBoardLiesInTheMiddleOfItsAreaAndInsideIt(int size, double width, double height) {
        var area = new BoundingBox(10, 20, width, height);

        Bounds frame = GridGeometry.fit(BoardSize.square(size), area, 1).frame();

        assertTrue(area.contains(frame), frame::toString);
        assertEquals(area.getCenterX(), frame.getCenterX(), 1);
        assertEquals(area.getCenterY(), frame.getCenterY(), 1);
        assertEquals(frame.getWidth(), frame.getHeight());
        assertTrue(frame.getHeight() > 0.9 * Math.min(width, height));
    }

    @ParameterizedTest
    @CsvSource({"6, 556", "6, 357", "8, 556", "15, 436", "3, 257"})
    void aSquareBoardFillsASquareArea(int size, double length) {
        Bounds frame = GridGeometry.fit(BoardSize.square(size), new BoundingBox(116, 112, length, length), 1)
                .frame();

        assertEquals(new BoundingBox(116, 112, length, length), frame);
    }

    @ParameterizedTest
    @CsvSource({"1", "1.25", "1.5", "2"})
    void edgesOfSquaresLieOnWholePixels(double scale) {
        var geometry = GridGeometry.fit(BoardSize.square(7), new BoundingBox(0, 0, 511, 397), scale);

        for (int square = 0; square < 49; square++) {
            double left = geometry.square(square).getMinX() * scale;
            assertEquals(Math.rint(left), left, 1e-6);
        }
    }

    @Test
    void everySquareIsFoundByItsMiddle() {
        var geometry = GridGeometry.fit(BoardSize.square(6), new BoundingBox(0, 0, 500, 400), 1);

        for (int square = 0; square < 36; square++) {
            Bounds at = geometry.square(square);
            assertEquals(square, geometry.squareAt(at.getCenterX(), at.getCenterY()));
        }
        assertEquals(-1, geometry.squareAt(geometry.x() - 1, geometry.y() + 5));
        assertEquals(-1, geometry.squareAt(geometry.x() + 5, geometry.y() + 6 * geometry.pitch() + 1));
    }

    @Test
    void onATurnedBoardTheFirstSquareIsTheLast() {
        var geometry = GridGeometry.fit(BoardSize.square(6), new BoundingBox(0, 0, 500, 400), 1);
        var turned = geometry.turned(true);

        assertEquals(geometry.square(35), turned.square(0));
        assertEquals(geometry.square(6), turned.square(29));
        for (int square = 0; square < 36; square++) {
            Bounds at = turned.square(square);
            assertEquals(square, turned.squareAt(at.getCenterX(), at.getCenterY()));
            assertEquals(at.getCenterY(), turned.y() + turned.middleOfRow(square / 6), 1e-6);
        }
    }

    @Test
    void tinyBoardsHaveNoNumbers() {
        assertTrue(GridGeometry.fit(BoardSize.square(6), new BoundingBox(0, 0, 300, 300), 1)
                .isNumbered());
        assertFalse(GridGeometry.fit(BoardSize.square(6), new BoundingBox(0, 0, 100, 100), 1)
                .isNumbered());
    }
}
