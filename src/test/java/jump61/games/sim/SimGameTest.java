package jump61.games.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import jump61.game.BoardSize;
import jump61.game.Colour;
import jump61.game.Position;
import jump61.game.RefusedException;
import jump61.game.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SimGameTest {
    private static final SimGame GAME = SimGame.INSTANCE;

    @Test
    void redBeginsAndBlueFollows() {
        assertEquals(Colour.RED, GAME.colour(Side.FIRST));
        assertEquals(Colour.BLUE, GAME.colour(Side.SECOND));
        assertEquals(Side.FIRST, GAME.start(6).toMove());
    }

    @Test
    void theGameIsSolvedTheSecondPlayerWinsWithTheLastLine() {
        Position start = GAME.start(6);
        var ending = GAME.solution().orElseThrow().ending(start);
        assertEquals(Side.SECOND, ending.winner().orElseThrow());
        assertEquals(15, ending.plies());
    }

    @Test
    void thereAreSixPointsAndNoOtherBoard() {
        assertThrows(RefusedException.class, () -> GAME.start(BoardSize.square(5)));
        assertThrows(RefusedException.class, () -> GAME.start(BoardSize.square(7)));
    }

    @ParameterizedTest
    @CsvSource({"1, 2, 12", "1, 6, 16", "5, 6, 56"})
    void aLineIsNamedByItsPointsTheSmallerOneFirst(int point, int other, String name) {
        assertEquals(name, new SimMove(point, other).notation());
        assertEquals(new SimMove(point, other), SimMove.between(other, point));
        assertTrue(GAME.start(6).legalMoves().contains(GAME.parseMove(name)));
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "-1, 6", "2, 2", "3, 2", "5, 7", "6, 7"})
    void aLineNeedsTwoDifferentPointsOfTheSix(int from, int to) {
        assertThrows(IllegalArgumentException.class, () -> new SimMove(from, to));
    }
}
