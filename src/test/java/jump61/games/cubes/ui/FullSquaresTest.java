package jump61.games.cubes.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import jump61.games.cubes.CubesPosition;
import org.junit.jupiter.api.Test;

/** Squares are counted from 0, row by row: corners are full with two spots, edges with three, the rest with four. */
class FullSquaresTest {
    private static CubesPosition board(String text) {
        return CubesGame.INSTANCE.parsePosition(text);
    }

    @Test
    void eachSideHasItsOwn() {
        CubesPosition position = board("2r 2b 2b / 1- 4b 3r / 1- 1- 1-");
        assertEquals(List.of(0, 5), FullSquares.of(position, Side.FIRST));
        assertEquals(List.of(2, 4), FullSquares.of(position, Side.SECOND));
    }

    @Test
    void onAWonBoardNothingBurstsAnyMore() {
        assertEquals(List.of(), FullSquares.of(board("2r 2r / 2r 2r"), Side.FIRST));
    }

    @Test
    void aTurnFillsWhatWasNotFullBefore() {
        CubesPosition redsTurn = board("1r 2b 2b / 1- 1- 1- / 1- 1- 1-");
        assertEquals(List.of(0), FullSquares.filledBy(redsTurn.play(CubesGame.INSTANCE.parseMove("1:1"))));
    }
}
