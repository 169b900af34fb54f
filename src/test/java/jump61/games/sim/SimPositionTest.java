package jump61.games.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import jump61.game.Event;
import jump61.game.RefusedException;
import jump61.game.Result;
import jump61.game.Side;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

    @Nested
    class BoardsThatAreSetUp {
        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                nothing drawn                             |                            |
                Red has drawn one line more               | 12                         |
                both have drawn equally many              | 12                         | 13
                Red closed the last triangle              | 12 13 23                   | 14 15
                Blue closed the last triangle             | 14 15 24                   | 12 13 23
                one line closed two triangles             | 12 13 23 14 24             | 56 15 26 36
                one line closed three triangles           | 12 13 23 14 24 15 25       | 16 26 36 34 45 56
                """)
        void aBoardThatAGameCanLeadToHasNoFault(String why, String red, String blue) {
            assertEquals("fine", check(red, blue), why);
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                a line twice in red                       | 12 12                      | 34             | lineTwice
                a line twice in blue                      | 12 13                      | 34 34          | lineTwice
                a line in both colours                    | 12                         | 12             | lineTwice
                Blue has drawn more than Red              |                            | 12             | counts
                Blue has drawn more, later on             | 12 34                      | 13 15 16       | counts
                Red has drawn two more                    | 12 34                      |                | counts
                a red triangle, but Blue was last         | 12 13 23                   | 14 15 16       | playedOn
                a blue triangle, but Red was last         | 14 15 24 25                | 12 13 23       | playedOn
                a triangle of either colour               | 12 13 23                   | 45 46 56       | playedOn
                two red triangles without a common line   | 12 13 23 45 46 56          | 14 15 16 24 25 | playedOn
                two red triangles that share but a point  | 12 13 23 14 15 45          | 16 24 25 26 34 | playedOn
                all of four points: no line in all four   | 12 13 14 23 24 34          | 15 16 25 26 35 | playedOn
                """)
        void aBoardThatNoGameCanLeadToIsRefusedWithAReason(String why, String red, String blue, String fault) {
            assertEquals(fault, check(red, blue), why);
        }

        private static String check(String red, String blue) {
            try {
                SimPosition.of(lines(red), lines(blue));
                return "fine";
            } catch (RefusedException refused) {
                return refused.refusal().key();
            }
        }

        private static List<SimMove> lines(String text) {
            return text == null
                    ? List.of()
                    : Arrays.stream(text.split(" "))
                            .map(SimGame.INSTANCE::parseMove)
                            .toList();
        }
    }
}
