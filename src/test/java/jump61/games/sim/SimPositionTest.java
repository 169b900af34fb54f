package jump61.games.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import jump61.game.Event;
import jump61.game.RefusedException;
import jump61.game.Result;
import jump61.game.Side;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SimPositionTest {
    @Test
    void redBeginsWithFifteenLinesToChooseFrom() {
        SimPosition start = SimPosition.START;
        assertEquals(15, start.legalMoves().size());
        assertEquals("- / -", start.notation());
    }

    @Test
    void redAndBlueDrawInTurnInTheirOwnColour() {
        SimPosition position = play(SimPosition.START, "12", "34", "13");
        assertEquals("12 13 / 34", position.notation());
        assertEquals(Optional.of(Side.FIRST), position.owner(new SimMove(1, 2)));
        assertEquals(Optional.of(Side.SECOND), position.owner(new SimMove(3, 4)));
        assertEquals(Optional.empty(), position.owner(new SimMove(5, 6)));
        assertEquals(Side.SECOND, position.toMove());
    }

    @Test
    void closingATriangleOfOnesOwnColourLoses() {
        SimPosition red = play(position("12 13 / 45 46"), "23");
        assertEquals(Optional.of(Result.win(Side.SECOND)), red.result());
        SimPosition blue = play(position("12 13 25 / 45 46"), "56");
        assertEquals(Optional.of(Result.win(Side.FIRST)), blue.result());
    }

    @Test
    void aTriangleOfBothColoursIsHarmless() {
        assertTrue(play(position("12 13 / 45 46"), "56").result().isEmpty());
    }

    @Test
    void aMoveReportsItsLineAndTheTrianglesItCloses() {
        var line = new SimMove(1, 2);
        List<Event> events = position("13 14 23 24 / 15 16 35 36").play(line).events();
        assertEquals(
                List.of(
                        new SimEvent.LineDrawn(line, Side.FIRST),
                        new SimEvent.TriangleClosed(new SimTriangle(1, 2, 3), Side.FIRST),
                        new SimEvent.TriangleClosed(new SimTriangle(1, 2, 4), Side.FIRST)),
                events);
    }

    @Test
    void linesThatLoseAtOnceAreKnownForBothSides() {
        SimPosition position = position("12 13 / 45 46");
        assertTrue(position.losesAtOnce(new SimMove(2, 3), Side.FIRST));
        assertTrue(position.losesAtOnce(new SimMove(5, 6), Side.SECOND));
        assertFalse(position.losesAtOnce(new SimMove(2, 3), Side.SECOND));
        assertFalse(position.losesAtOnce(new SimMove(1, 2), Side.FIRST), "already drawn");
    }

    @ParameterizedTest
    @ValueSource(strings = {"12", "21", "  12", "12\t", " 21 "})
    void aLineIsReadInEitherDirectionAndWithSpaceAround(String text) {
        assertEquals(new SimMove(1, 2), SimGame.INSTANCE.parseMove(text));
    }

    @Test
    void aLineAlreadyDrawnIsRefusedWhoeverDrewIt() {
        SimPosition position = position("12 / 34");
        assertEquals("Line 12 is already drawn.", refusal(position, "12"));
        assertEquals("Line 34 is already drawn.", refusal(position, "43"));
    }

    @Test
    void nothingIsDrawnAfterTheEnd() {
        assertEquals("The game is over.", refusal(position("12 13 23 / 45 46"), "56"));
    }

    private static String refusal(SimPosition position, String move) {
        return Assertions.assertThrows(RefusedException.class, () -> play(position, move))
                .getMessage();
    }

    private static SimPosition position(String text) {
        return SimGame.INSTANCE.parsePosition(text);
    }

    private static SimPosition play(SimPosition from, String... moves) {
        SimPosition position = from;
        for (String move : moves) {
            position = (SimPosition)
                    position.play(SimGame.INSTANCE.parseMove(move)).after();
        }
        return position;
    }
}
