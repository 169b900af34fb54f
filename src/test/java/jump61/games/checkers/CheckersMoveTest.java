package jump61.games.checkers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CheckersMoveTest {
    /** Squares are numbered from 0, row by row of eight. */
    @ParameterizedTest
    @CsvSource({"0, 9, 0 0 1 1", "26, 33, 3 2 4 1", "63, 54, 7 7 6 6", "7, 21, 0 7 2 5"})
    void aMoveIsWrittenByRowsAndColumns(int from, int to, String notation) {
        CheckersMove move = CheckersMove.between(from, to);
        assertEquals(notation, move.notation());
        assertEquals(from, move.from());
        assertEquals(to, move.to());
    }

    @Test
    void aBoardEndsAfterEightRowsAndColumns() {
        assertTrue(Board.contains(0, 0) && Board.contains(7, 7) && Board.contains(0, 7) && Board.contains(7, 0));
        assertFalse(Board.contains(-1, 3) || Board.contains(8, 3) || Board.contains(3, -1) || Board.contains(3, 8));
    }
}
