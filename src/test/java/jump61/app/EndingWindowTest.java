package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import jump61.game.Player;
import jump61.game.Side;
import jump61.review.ui.MomentRow;
import jump61.window.FxWait;
import org.junit.jupiter.api.Test;

/** The end of a game in the smallest window. */
class EndingWindowTest extends WindowTest {
    @Override
    String settings() {
        return super.settings() + "window.width=480\nwindow.height=360\nnew.last=jump61 6 human ai:3 none\n";
    }

    private void resign() {
        choose(stage, "resign");
        waitUntil(() -> isShown("#goOnButton"));
        robot.clickOn("#goOnButton");
        waitUntil(() -> isShown("#resultTitle"));
    }

    @Test
    void aResignedGameIsToldTakenBackAndAfterTwoAGentlerLevelIsOffered() {
        clickSquare(1, 1);
        resign();
        assertEquals("You lose", text(".headline-text"));
        assertEquals("0 – 1", text("#points"));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        waitUntil(() -> isShown("#moves"));
        assertFalse(isShown("#resultTitle"));
        resign();
        robot.clickOn("#playAgain");
        waitUntil(() -> match().turns().isEmpty());
        assertTrue(robot.lookup("#evening").queryAllAs(Label.class).stream()
                .anyMatch(label -> label.getText().equals("0 – 1")));
        clickSquare(1, 1);
        resign();
        assertEquals("0 – 2", text("#points"));
        assertTrue(robot.lookup("#resultCard").<Region>query().getHeight() > 150);
        MomentRow gentler = robot.lookup("#nextLevel").query();
        assertEquals("Improver goes a little easier on you.", gentler.sentence());
        robot.interact(gentler::requestFocus);
        robot.push(KeyCode.ENTER);
        waitUntil(() -> match().turns().isEmpty());
        assertEquals(new Player.Computer(2), match().playersProperty().get().of(Side.SECOND));
    }

    @Test
    void enterOnAFinishedBoardPlaysAgainAndThenTheFirstMove() {
        clickSquare(1, 1);
        resign();
        robot.interact(() -> robot.lookup("#board").query().requestFocus());
        robot.push(KeyCode.ENTER);
        waitUntil(() -> match().turns().isEmpty());
        waitUntil(() -> FxWait.ask(() -> robot.lookup("#board").query().isFocused()));
        robot.push(KeyCode.ENTER);
        waitUntil(() -> !match().turns().isEmpty());
        resign();
        robot.clickOn("#playAgain");
        waitUntil(() -> match().turns().isEmpty());
        robot.push(KeyCode.ENTER);
        waitUntil(() -> !match().turns().isEmpty());
    }

    @Test
    void theGameCanBeSharedFromItsEnd() {
        clickSquare(1, 1);
        resign();
        robot.clickOn("#resultCard #share");
        waitUntil(() -> isShown("#share-page"));
    }

    @Test
    void theMovesCanBeHadInPlaceOfTheStory() {
        clickSquare(1, 1);
        resign();
        robot.clickOn("#toMoves");
        waitUntil(() -> isShown("#moves"));
        robot.clickOn("#story");
        waitUntil(() -> isShown("#resultTitle"));
        assertTrue(robot.lookup(".result").query().getAccessibleText().contains("By resignation"));
    }
}
