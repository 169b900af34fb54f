package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.event.Event;
import javafx.scene.AccessibleAction;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.ScrollEvent;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Looking back with wheel, list, buttons and keys. */
class WalkingTest extends WindowTest {

    @Override
    String settings() {
        return super.settings() + "new.last=jump61 4 human human none\n";
    }

    @BeforeEach
    void playFourMoves() {
        clickSquare(1, 1);
        clickSquare(4, 4);
        clickSquare(1, 2);
        clickSquare(4, 3);
    }

    private int ply() {
        return match().plyProperty().get();
    }

    private Node move(String notation) {
        return robot.lookup(".move")
                .match(node -> node.isVisible()
                        && node instanceof javafx.scene.control.Label label
                        && label.getText().equals(notation))
                .query();
    }

    @Test
    void theWheelOverTheBoardLeavesTheGameAsItIs() {
        wheel("#board", 40);
        assertEquals(4, ply());
    }

    @Test
    void aButtonOverTheBoardLeadsBackToTheGame() {
        wheel(".move", 40);
        assertEquals(3, ply());
        assertEquals("Move 2 of 2", text(".headline-text"));
        robot.clickOn(".headline .button");
        assertEquals(4, ply());
    }

    @Test
    void escapeLeadsBackToTheGame() {
        wheel(".move", 40);
        assertEquals(3, ply());
        robot.push(KeyCode.ESCAPE);
        assertEquals(4, ply());
        robot.push(KeyCode.ESCAPE);
        assertEquals(4, ply());
    }

    @Test
    void theWheelOverTheMoveListWalks() {
        wheel(".move", 40);
        assertEquals(3, ply());
        wheel("#moves", -40);
        assertEquals(4, ply());
    }

    /**
     * One event of a wheel over a part of the window, as a desktop sends it; the headless toolkit's robot has no wheel.
     */
    private void wheel(String query, double distance) {
        Node under = robot.lookup(query).query();
        robot.interact(() -> Event.fireEvent(
                under,
                new ScrollEvent(
                        ScrollEvent.SCROLL,
                        5,
                        5,
                        5,
                        5,
                        false,
                        false,
                        false,
                        false,
                        false,
                        false,
                        0,
                        distance,
                        0,
                        distance,
                        ScrollEvent.HorizontalTextScrollUnits.NONE,
                        0,
                        ScrollEvent.VerticalTextScrollUnits.NONE,
                        0,
                        0,
                        null)));
    }

    @Test
    void aClickInTheListShowsThePositionAfterThatMove() {
        robot.clickOn(move("4:4"));
        assertEquals(2, ply());
        assertEquals("Move 1 of 2", text(".headline-text"));
        robot.type(KeyCode.UP);
        assertEquals(1, ply());
        robot.type(KeyCode.RIGHT, KeyCode.DOWN);
        assertEquals(3, ply());
    }

    @Test
    void theButtonsBelowTheListWalk() {
        robot.clickOn(robot.lookup(".walk .button").nth(0).<Node>query());
        assertEquals(0, ply());
        robot.clickOn(robot.lookup(".walk .button").nth(2).<Node>query());
        assertEquals(1, ply());
        robot.clickOn(robot.lookup(".walk .button").nth(3).<Node>query());
        assertEquals(4, ply());
        assertTrue(robot.lookup(".walk .button").nth(3).query().isDisabled());
    }

    @Test
    void movesHaveDescriptionsForAssistiveTechnologyAndCanBePressed() {
        Node move = move("1:2");
        assertEquals("Move 2, Red: 1:2", move.getAccessibleText());
        robot.interact(() -> move.executeAccessibleAction(AccessibleAction.FIRE));
        assertEquals(3, ply());
    }

    @Test
    void anEmptyListSaysTheAimAndHowToBegin() {
        robot.push(KeyCode.F2);
        assertEquals("Take over the whole board.", text("#aim"));
        assertEquals("Click a free square or one of your own to add a spot.", text("#howToBegin"));
    }
}
