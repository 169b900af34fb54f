package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import javafx.scene.input.KeyCode;
import jump61.window.FxWait;
import jump61.window.board.BoardControl;
import jump61.window.settings.Speed;
import org.junit.jupiter.api.Test;

/** Cascades in the window. In step mode one waits, so that a test can look at it in the middle. */
class CascadeWindowTest extends WindowTest {

    @Override
    String settings() {
        return "language=en\nanimation.speed=NONE\nanimation.steps=true\nsound.volume=0\n"
                + "new.last=jump61 3 human human none\n";
    }

    /** Lets Red's corner topple, and leaves it in the middle of that. */
    private void beginCascade() {
        clickSquare(1, 1);
        clickSquare(3, 3);
        clickSquare(2, 2);
        clickSquare(3, 2);
        robot.interact(() -> desktopSettings().speedProperty().set(Speed.FAST));
        robot.type(KeyCode.DIGIT1, KeyCode.DIGIT1, KeyCode.ENTER);
        assertTrue(match().animatingProperty().get());
    }

    private void assertShown() {
        assertFalse(match().animatingProperty().get());
        assertEquals(
                match().matchProperty().get().position(),
                match().positionProperty().get());
    }

    @Test
    void inStepModeSpaceShowsOneWaveAfterTheOther() {
        beginCascade();
        BoardControl board = robot.lookup("#board").query();
        waitUntil(board::isWaitingForStep);
        assertEquals("Space or a click shows the next step.", spoken());
        waitUntil(() -> {
            robot.push(KeyCode.SPACE);
            return !match().animatingProperty().get();
        });
        assertShown();
    }

    @Test
    void inStepModeAMoveWithoutACascadeHasNoStepToWaitFor() {
        robot.interact(() -> desktopSettings().speedProperty().set(Speed.FAST));
        clickSquare(1, 1);
        waitUntil(() -> !match().animatingProperty().get());
        clickSquare(3, 3);
        waitUntil(() -> !match().animatingProperty().get());
        assertEquals(2, match().turns().size());
        assertShown();
    }

    @Test
    void arrowsMoveThePointerWhileItRunsAndDoNotLeaveTheBoard() {
        beginCascade();
        robot.push(KeyCode.RIGHT);
        robot.push(KeyCode.RIGHT);
        assertTrue(match().animatingProperty().get());
        assertTrue(FxWait.ask(robot.lookup("#board").query()::isFocused));
        robot.push(KeyCode.ESCAPE);
        assertShown();
        assertTrue(described().startsWith("1:3"), described());
    }

    @Test
    void withoutStepModeSpaceEndsItFromAnywhere() {
        beginCascade();
        robot.interact(() -> robot.lookup("#moves").query().requestFocus());
        desktopSettings().speedProperty().set(Speed.SLOW);
        robot.interact(() -> {
            desktopSettings().stepModeProperty().set(false);
            robot.push(KeyCode.SPACE);
        });
        waitUntil(() -> !match().animatingProperty().get());
        assertShown();
    }

    @Test
    void reducedMotionEndsItAndShowsNoMore() {
        beginCascade();
        robot.interact(() -> desktopSettings().reducedMotionProperty().set(true));
        assertShown();
        clickSquare(3, 3);
        assertShown();
        assertEquals(6, match().turns().size());
    }

    @Test
    void undoNewGameResizeAndSaveWorkWhileItRuns() throws Exception {
        beginCascade();
        robot.interact(() -> stage.setWidth(stage.getWidth() - 150));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(4, match().turns().size());
        assertShown();
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        robot.type(KeyCode.DIGIT3, KeyCode.DIGIT3, KeyCode.ENTER);
        assertTrue(match().animatingProperty().get());
        waitUntil(() -> Files.readString(home.resolve("last.jump61")).contains("6. 3:3"));
        robot.push(KeyCode.F2);
        assertEquals(0, match().turns().size());
        assertShown();
    }

    @Test
    void quittingWhileItRunsKeepsTheMove() throws Exception {
        beginCascade();
        end();
        assertTrue(Files.readString(home.resolve("last.jump61")).contains("5. 1:1"));
    }
}
