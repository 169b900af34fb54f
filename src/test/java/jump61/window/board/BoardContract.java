package jump61.window.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Turn;
import jump61.trust.Golden;
import jump61.window.FxThreadExtension;
import jump61.window.FxWait;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;

/** What every board promises, whatever its game. */
@ExtendWith(FxThreadExtension.class)
public abstract class BoardContract {
    protected BoardControl board;
    protected final List<Move> chosen = new ArrayList<>();
    private int done;

    /** {@return a turn long enough to be caught in the middle} */
    protected abstract Turn longTurn();

    /** {@return a new board of the game} */
    protected abstract BoardControl newBoard();

    /** Opens a window with the board; the toolkit's extension finds only methods of the test class itself. */
    protected final void openBoard(Stage stage) {
        board = newBoard();
        board.setLocale(Locale.ENGLISH);
        board.setOnMove(chosen::add);
        board.setPosition(longTurn().before());
        stage.setScene(ColouredScene.of(board, 420, 420));
        stage.show();
        board.requestFocus();
    }

    /** {@return the animation of a turn, of which the test shows what moments it likes} */
    protected final TurnAnimation animation(Turn turn) {
        return ((BoardSkin<?>) board.getSkin()).animate(turn);
    }

    private void show(FxRobot robot, Turn turn) {
        robot.interact(() -> {
            board.show(turn, this::countDone);
            assertTrue(board.isAnimating());
        });
    }

    /** Shows a turn so slowly that it cannot end by itself, however slow the machine is. */
    private void showSlowly(FxRobot robot, Turn turn) {
        robot.interact(() -> board.setAnimationSpeed(0.001));
        show(robot, turn);
    }

    private void countDone() {
        assertTrue(Platform.isFxApplicationThread());
        done++;
    }

    private void waitUntilStill() {
        FxWait.until(() -> !board.isAnimating());
    }

    @Test
    void aTurnIsShownToItsEndAndReportedOnce(FxRobot robot) {
        robot.interact(() -> board.setAnimationSpeed(4));
        show(robot, longTurn());
        waitUntilStill();
        assertEquals(1, done);
        assertEquals(longTurn().after(), board.getPosition());
        assertEquals(longTurn(), board.getLastTurn());
    }

    @Test
    void finishNowShowsTheLastPositionImmediately(FxRobot robot) {
        robot.interact(() -> board.setStepping(true));
        show(robot, longTurn());
        robot.interact(() -> {
            board.finishNow();
            assertEquals(1, done);
            assertFalse(board.isAnimating());
            assertEquals(longTurn().after(), board.getPosition());
            board.finishNow();
        });
        assertEquals(1, done);
    }

    @Test
    void aNewPositionEndsAnAnimationSafely(FxRobot robot) {
        Position other = longTurn().before();
        showSlowly(robot, longTurn());
        robot.interact(() -> board.setPosition(other));
        FxWait.settle();
        assertEquals(1, done);
        assertFalse(board.isAnimating());
        assertSame(other, board.getPosition());
    }

    @Test
    void aNewTurnCompletesThePreviousOne(FxRobot robot) {
        Turn first = longTurn();
        robot.interact(() -> board.setStepping(true));
        show(robot, first);
        show(robot, first);
        assertEquals(1, done);
        robot.interact(board::finishNow);
        assertEquals(2, done);
    }

    @Test
    void withoutMotionATurnIsShownImmediately(FxRobot robot) {
        robot.interact(() -> {
            board.setAnimationSpeed(0);
            board.show(longTurn(), this::countDone);
            assertEquals(1, done);
            assertEquals(longTurn().after(), board.getPosition());
        });
    }

    @Test
    void turningMotionOffEndsAnAnimation(FxRobot robot) {
        showSlowly(robot, longTurn());
        robot.interact(() -> board.setAnimationSpeed(0));
        assertEquals(1, done);
    }

    @Test
    void inStepModeEachStageWaits(FxRobot robot) {
        robot.interact(() -> {
            board.setStepping(true);
            board.setAnimationSpeed(4);
        });
        show(robot, longTurn());
        for (int stage = 0; stage < stages(); stage++) {
            FxWait.until(board::isWaitingForStep);
            assertEquals(0, done);
            robot.interact(board::step);
        }
        waitUntilStill();
        assertEquals(1, done);
    }

    /** {@return the number of stages of {@link #longTurn}} */
    protected abstract int stages();

    @Test
    void aClickFinishesAnAnimationAndPlaysNothing(FxRobot robot) {
        showSlowly(robot, longTurn());
        robot.clickOn(board, MouseButton.PRIMARY);
        assertEquals(1, done);
        assertEquals(List.of(), chosen);
    }

    @Test
    void spaceFinishesAnAnimation(FxRobot robot) {
        showSlowly(robot, longTurn());
        robot.press(KeyCode.SPACE).release(KeyCode.SPACE);
        assertEquals(1, done);
        assertEquals(List.of(), chosen);
    }

    @Test
    void theKeyboardCursorIsReportedToAssistiveTechnology(FxRobot robot) {
        robot.press(KeyCode.RIGHT).release(KeyCode.RIGHT);
        Node item = (Node) board.queryAccessibleAttribute(javafx.scene.AccessibleAttribute.FOCUS_ITEM);
        assertNotNull(item.getAccessibleText());
        assertNotNull(board.getAccessibleText());
    }

    @Test
    void aHintIsForgottenWithThePosition(FxRobot robot) {
        robot.interact(() -> board.setHint(longTurn().move()));
        assertEquals(longTurn().move(), board.getHint());
        robot.interact(() -> board.setPosition(longTurn().after()));
        assertEquals(null, board.getHint());
    }

    @Test
    void whatItShowsAndObeysStaysAsItWas(FxRobot robot) throws IOException {
        BoardRecorder recorder = new BoardRecorder(board, longTurn(), chosen);
        robot.interact(recorder::run);
        Golden.check(getClass(), "board.txt", recorder.lines());
    }
}
