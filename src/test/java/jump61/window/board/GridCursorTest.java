package jump61.window.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import javafx.scene.input.KeyCode;
import jump61.game.BoardSize;
import org.junit.jupiter.api.Test;

class GridCursorTest {
    @Test
    void arrowsMoveAndStopAtTheEdge() {
        var cursor = new GridCursor(BoardSize.square(3), 1);

        press(cursor, KeyCode.UP, KeyCode.RIGHT, KeyCode.RIGHT, KeyCode.RIGHT, KeyCode.DOWN, KeyCode.LEFT);

        assertEquals(4, cursor.square());
    }

    @Test
    void twoDigitsNameRowAndColumn() {
        var cursor = new GridCursor(BoardSize.square(6), 1);

        press(cursor, KeyCode.DIGIT3);
        assertEquals(Optional.of(3), cursor.typedRow());
        press(cursor, KeyCode.NUMPAD4);

        assertEquals(2 * 6 + 3, cursor.square());
        assertEquals(Optional.empty(), cursor.typedRow());
    }

    @Test
    void zeroMeansTenWhereCountingBeginsAtOne() {
        var cursor = new GridCursor(BoardSize.square(10), 1);

        press(cursor, KeyCode.DIGIT0, KeyCode.DIGIT1);

        assertEquals(90, cursor.square());
    }

    @Test
    void zeroIsTheFirstRowWhereCountingBeginsAtZero() {
        var cursor = new GridCursor(BoardSize.square(8), 0);

        press(cursor, KeyCode.DIGIT7, KeyCode.DIGIT0);

        assertEquals(56, cursor.square());
    }

    @Test
    void aDigitOffTheBoardMeansNothing() {
        var cursor = new GridCursor(BoardSize.square(6), 1);

        assertFalse(cursor.press(KeyCode.DIGIT7));
        assertFalse(cursor.press(KeyCode.DIGIT0));
        assertFalse(cursor.press(KeyCode.A));
        assertEquals(0, cursor.square());
    }

    private static void press(GridCursor cursor, KeyCode... keys) {
        for (KeyCode key : keys) {
            assertTrue(cursor.press(key), key::getName);
        }
    }
}
