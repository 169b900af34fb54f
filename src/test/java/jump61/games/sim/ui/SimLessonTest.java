package jump61.games.sim.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import jump61.game.Move;
import jump61.game.Side;
import jump61.games.sim.SimMove;
import jump61.games.sim.SimPosition;
import jump61.window.board.LessonStep;
import org.junit.jupiter.api.Test;

/** What the lesson says is so. */
class SimLessonTest {
    private static LessonStep step(String key) {
        return SimLesson.lesson().steps().stream()
                .filter(step -> step.key().equals(key))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void everyNumberAndClaimIsTrue() {
        LessonStep danger = step("danger");
        SimPosition tight = (SimPosition) danger.position();
        List<String> losing = tight.legalMoves().stream()
                .filter(line -> tight.losesAtOnce((SimMove) line, Side.FIRST))
                .map(Move::notation)
                .toList();
        assertEquals(List.of("" + danger.numbers().get(0) + danger.numbers().get(1)), losing);
        assertEquals(tight.legalMoves().size() - 1, danger.asked().size(), "any other line");
        assertFalse(danger.pointsAtTask(), "the line pointed at is the one to beware of: no ring leads the eye to it");
        assertTrue(step("line").pointsAtTask());

        LessonStep trap = step("trap");
        assertEquals(
                "" + trap.numbers().get(0) + trap.numbers().get(1),
                trap.asked().get(0).notation());
        SimPosition set =
                (SimPosition) trap.position().play(trap.asked().get(0)).after();
        assertEquals(trap.numbers().get(2), set.legalMoves().size());
        assertTrue(set.legalMoves().stream().allMatch(line -> set.losesAtOnce((SimMove) line, Side.SECOND)));
        assertTrue(trap.outcome().result().orElseThrow().wonBy(Side.FIRST));
    }
}
