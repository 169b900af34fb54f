package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.window.match.TimeControl;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The accessible texts of the board, its squares and the result. */
class SpokenTest extends WindowTest {

    private void begin(String game, int size) {
        robot.interact(() -> match().begin(
                        new Match(Games.byId(game).orElseThrow().start(size), new Players(Player.HUMAN, Player.HUMAN)),
                        TimeControl.NONE));
    }

    @ParameterizedTest
    @CsvSource({"jump61, 6, .cubes-square, 36", "checkers, 8, .checkers-square, 64", "sim, 6, .sim-line, 15"})
    void everySquareAndLineHasARoleAndAText(String game, int size, String part, int count) {
        begin(game, size);
        Set<Node> parts = robot.lookup("#board").lookup(part).queryAll();
        assertEquals(count, parts.size());
        for (Node node : parts) {
            assertEquals(AccessibleRole.BUTTON, node.queryAccessibleAttribute(AccessibleAttribute.ROLE));
            String text = (String) node.queryAccessibleAttribute(AccessibleAttribute.TEXT);
            assertFalse(text == null || text.isBlank(), node::toString);
        }
        assertTrue(robot.lookup("#board").query().getAccessibleText().contains("To move: red"));
    }

    @Test
    void theKeyboardsSquareIsTheFocusItemAndCanBePressed() {
        begin("jump61", 3);
        robot.type(KeyCode.DIGIT2, KeyCode.DIGIT3);
        Node square = (Node) robot.lookup("#board").query().queryAccessibleAttribute(AccessibleAttribute.FOCUS_ITEM);
        assertEquals("Row 2, column 3: free, 1 spot", square.getAccessibleText());
        robot.interact(() -> square.executeAccessibleAction(AccessibleAction.FIRE));
        assertEquals("2:3", match().turns().get(0).move().notation());
        assertEquals("Row 2, column 3: red, 2 spots", square.getAccessibleText());
    }

    @Test
    void theResultIsSpoken() {
        begin("jump61", 2);
        while (match().resultProperty().get() == null) {
            robot.interact(() ->
                    match().play(match().positionProperty().get().legalMoves().get(0)));
        }
        String spoken = robot.lookup("#resultCard").query().getAccessibleText();
        assertTrue(spoken.startsWith("Red wins. ") && spoken.contains("owns every square"), spoken);
    }
}
