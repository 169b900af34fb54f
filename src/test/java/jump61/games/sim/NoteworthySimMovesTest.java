package jump61.games.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import jump61.game.Fact;
import jump61.game.RandomPlay;
import jump61.game.Side;
import jump61.game.Turn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What there is to say about a line, and that it is checked by drawing it. */
class NoteworthySimMovesTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            12 13 / 45 46                  | 23 | closesTriangle [23, 123] -1000
            12 13 / 45 46                  | 14 | leavesOpponent [14, SECOND, 9] -9; leavesMover [14, FIRST, 7] 7
            12 34 / 13 56                  | 15 | leavesOpponent [15, SECOND, 10] -10; leavesMover [15, FIRST, 9] 9
            """)
    void aLineIsDescribedByWhatItLeaves(String position, String line, String facts) {
        assertEquals(facts, texts(position(position), line));
    }

    @Test
    void whatIsSaidIsTrueAlongWholeGames() {
        for (long seed = 0; seed < 20; seed++) {
            for (Turn turn : RandomPlay.from(SimPosition.START, seed)) {
                for (Fact fact : SimGame.INSTANCE.facts(turn.before(), turn.move())) {
                    assertTrue(fact.holds(), () -> fact.toString());
                    assertEquals(turn.before(), fact.before());
                }
            }
        }
    }

    @Test
    void whatIsNotSoDoesNotHold() {
        SimPosition before = position("12 13 / 45 46");
        SimMove safe = new SimMove(1, 4);
        SimMove closing = new SimMove(2, 3);
        assertFalse(new SimFact.ClosesTriangle(before, safe, new SimTriangle(1, 2, 4)).holds());
        assertFalse(new SimFact.ClosesTriangle(before, closing, new SimTriangle(1, 2, 4)).holds());
        assertFalse(new SimFact.ForcesTriangle(before, safe).holds());
        assertFalse(new SimFact.ForcesTriangle(before, closing).holds(), "the game is over");
        assertFalse(new SimFact.LeavesOpponent(before, safe, 8).holds());
        assertFalse(new SimFact.LeavesMover(before, safe, 8).holds());
    }

    @Test
    void whoeverLeavesNoSafeLineForcesATriangle() {
        int forced = 0;
        for (long seed = 0; seed < 250; seed++) {
            for (Turn turn : RandomPlay.from(SimPosition.START, seed)) {
                var after = (SimPosition) turn.after();
                boolean none = after.result().isEmpty()
                        && after.legalMoves().stream()
                                .allMatch(line -> after.losesAtOnce((SimMove) line, after.toMove()));
                var fact = new SimFact.ForcesTriangle((SimPosition) turn.before(), (SimMove) turn.move());
                assertEquals(none, fact.holds(), after::notation);
                assertEquals(
                        none, SimGame.INSTANCE.facts(turn.before(), turn.move()).contains(fact));
                forced += none ? 1 : 0;
            }
        }
        assertTrue(forced > 5, forced + " seen");
        var fact = new SimFact.ForcesTriangle(SimPosition.START, new SimMove(1, 2));
        assertEquals("forcesTriangle [12, SECOND] 1000", text(fact));
    }

    @Test
    void safeLinesAreCountedForEitherSide() {
        var fact = new SimFact.LeavesMover(position("12 13 / 45 46"), new SimMove(1, 4), 0);
        assertEquals(Side.FIRST, fact.mover());
        assertEquals(Side.SECOND, fact.opponent());
        // Ten lines are left; Red would close a triangle with 23, 24 and 34, Blue with 56.
        assertEquals(7, fact.safeLines(Side.FIRST));
        assertEquals(9, fact.safeLines(Side.SECOND));
    }

    private static String texts(SimPosition position, String line) {
        List<Fact> facts = SimGame.INSTANCE.facts(position, SimGame.INSTANCE.parseMove(line));
        return facts.stream().map(NoteworthySimMovesTest::text).collect(Collectors.joining("; "));
    }

    private static String text(Fact fact) {
        return fact.key() + " " + fact.arguments() + " " + fact.worth();
    }

    private static SimPosition position(String text) {
        return SimGame.INSTANCE.parsePosition(text);
    }
}
