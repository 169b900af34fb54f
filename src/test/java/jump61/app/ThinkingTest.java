package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/** While the computer is thinking, slowly: what is shown, and what the user can do. */
class ThinkingTest extends WindowTest {

    @Override
    String settings() {
        return "language=en\nanimation.speed=NONE\nsound.volume=0\nwindow.details=true\n"
                + "new.last=jump61 10 human ai:8 none\n";
    }

    private boolean isThinking() {
        return match().computer().thinkingProperty().get();
    }

    @Test
    void itShowsDepthNodesAndLineAndCanBeMadeToMove() {
        clickSquare(1, 1);
        waitUntil(() -> robot.lookup(".side .thought").queryAllAs(Label.class).stream()
                .anyMatch(label -> label.getText().matches("depth \\d+ · .+ positions · .*\\d:\\d.*")));
        robot.push(KeyCode.M);
        waitUntil(() -> match().turns().size() == 2);
        assertFalse(isThinking());
    }

    @Test
    void undoTakesTheMoveBackAndEndsTheThinking() {
        clickSquare(1, 1);
        assertTrue(isThinking());
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(0, match().turns().size());
        assertFalse(isThinking());
    }

    @Test
    void theWindowCanBeResizedAndANewGameStartedWhileTheProgramThinks() {
        clickSquare(1, 1);
        resize(480, 360);
        assertTrue(isThinking());
        Node board = robot.lookup("#board").query();
        assertTrue(board.getLayoutBounds().getWidth() > 150, board.getLayoutBounds()::toString);
        robot.push(KeyCode.F2);
        assertEquals(0, match().turns().size());
        assertFalse(isThinking());
    }

    @Test
    void itCanBeQuit() throws Exception {
        clickSquare(1, 1);
        assertTrue(isThinking());
        end();
    }
}
