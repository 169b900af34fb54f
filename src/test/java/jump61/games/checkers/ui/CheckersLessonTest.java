package jump61.games.checkers.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import jump61.game.Side;
import jump61.games.checkers.CheckersMove;
import jump61.games.checkers.CheckersPosition;
import jump61.window.board.LessonStep;
import org.junit.jupiter.api.Test;

/** What the lesson says is so. */
class CheckersLessonTest {
    private static LessonStep step(String key) {
        return CheckersLesson.lesson().steps().stream()
                .filter(step -> step.key().equals(key))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void everyNumberAndClaimIsTrue() {
        assertFalse(((CheckersMove) step("step").asked().get(0)).isJump());
        LessonStep jump = step("jump");
        assertTrue(((CheckersMove) jump.asked().get(0)).isJump());
        assertTrue(
                jump.position().legalMoves().stream().anyMatch(move -> !((CheckersMove) move).isJump()),
                "no jump is forced");
        CheckersPosition crowned = (CheckersPosition) step("king").outcome();
        assertEquals(1, crowned.kings(Side.FIRST));
        LessonStep points = step("points");
        CheckersPosition won = (CheckersPosition) points.outcome();
        assertEquals(4, won.kings(Side.FIRST));
        assertEquals(List.of(won.score(Side.FIRST), won.score(Side.SECOND), 4), points.numbers());
        assertEquals(List.of(8, 5), List.of(won.score(Side.FIRST), won.score(Side.SECOND)));
    }
}
