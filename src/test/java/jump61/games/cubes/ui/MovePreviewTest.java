package jump61.games.cubes.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import jump61.games.cubes.CubesMove;
import jump61.games.cubes.CubesPosition;
import org.junit.jupiter.api.Test;

class MovePreviewTest {

    @Test
    void aSpotOnAFreeSquareTakesJustThatSquare() {
        MovePreview preview = preview("1- 1- 1- / 1- 1- 1- / 1- 1- 1-", 2, 2);
        assertEquals(List.of(4), preview.gained());
        assertEquals(Side.FIRST, preview.mover());
        assertFalse(preview.bursts());
    }

    @Test
    void aSpotOnASquareOfYoursTakesNothing() {
        MovePreview preview = preview("1r 1b 1- / 1- 1- 1- / 1- 1- 1-", 1, 1);
        assertEquals(List.of(), preview.gained());
        assertFalse(preview.bursts());
    }

    @Test
    void aFullCornerTakesItsNeighboursWhoeverHasThem() {
        MovePreview preview = preview("2r 2b 1- / 1- 1- 1- / 1- 1- 1-", 1, 1);
        assertEquals(List.of(1, 3), preview.gained());
        assertTrue(preview.bursts());
        assertFalse(preview.wins());
    }

    @Test
    void takingTheLastSquareWins() {
        assertTrue(preview("2r 1b / 1r 2r", 1, 1).wins());
    }

    private static MovePreview preview(String board, int row, int column) {
        CubesPosition position = (CubesPosition) CubesGame.INSTANCE.parsePosition(board);
        return MovePreview.of(position, new CubesMove(row, column));
    }
}
