package jump61.games.cubes.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import jump61.game.Position;
import jump61.game.Side;
import jump61.games.cubes.CubesEvent;
import jump61.games.cubes.CubesPosition;
import jump61.window.board.LessonStep;
import org.junit.jupiter.api.Test;

/** What the lesson says is so. */
class CubesLessonTest {
    private static LessonStep step(String key) {
        return CubesLesson.lesson().steps().stream()
                .filter(step -> step.key().equals(key))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void everyNumberAndClaimIsTrue() {
        CubesPosition after = (CubesPosition) step("burst").position();
        assertEquals("1- 2b 2r / 1- 1- 1- / 1- 1- 1-", after.notation());
        assertEquals(List.of(2, 3, 4), List.of(after.capacity(1, 3), after.capacity(2, 3), after.capacity(2, 2)));
        CubesPosition burst = (CubesPosition) step("burst").outcome();
        assertEquals("1- 3r 1r / 1- 1- 2r / 1- 1- 1-", burst.notation(), "both neighbours, one the opponent's");

        LessonStep chain = step("chain");
        assertTrue(bursts(chain) > 1, "a cascade");
        assertEquals(List.of(squares(chain.outcome()) - squares(chain.position())), chain.numbers());

        LessonStep turn = step("turn");
        CubesPosition before = (CubesPosition) turn.position();
        assertEquals(1, squares(before), "only one is yours");
        assertEquals(List.of(8), turn.numbers());
        assertEquals(before.capacity(2, 3), before.spots(2, 3), "yours is full");
        assertEquals(before.capacity(2, 2), before.spots(2, 2), "the middle is full");
        assertEquals(9, squares(turn.outcome()), "the whole board");
    }

    private static int squares(Position position) {
        return ((CubesPosition) position).squares(Side.FIRST);
    }

    private static long bursts(LessonStep step) {
        return step.position().play(step.asked().get(0)).events().stream()
                .filter(CubesEvent.Toppled.class::isInstance)
                .count();
    }
}
