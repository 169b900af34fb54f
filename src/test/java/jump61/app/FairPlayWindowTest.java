package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import jump61.game.Result;
import jump61.game.Side;
import jump61.review.ui.AnalysisFeature;
import jump61.window.FxWait;
import jump61.window.board.BoardControl;
import jump61.window.board.Help;
import org.junit.jupiter.api.Test;

/** Two people at one board: neither is helped unless both chose it, and the study afterwards is for both. */
class FairPlayWindowTest extends WindowTest {
    private static final String NOT_NOW =
            "Not during a game between two people, unless both want hints. Never in a tournament.";

    @Override
    String settings() {
        return super.settings() + "new.last=jump61 4 human human none\nwindow.help=ALL\n";
    }

    private Help preview() {
        return FxWait.ask(() ->
                ((BoardControl) robot.lookup("#board").query()).helpProperty().get());
    }

    private boolean barIsShown() {
        return FxWait.ask(() -> match().advice().shownProperty().get());
    }

    private boolean analysisIsOpen() {
        return FxWait.ask(
                () -> feature(AnalysisFeature.class).analysis().openProperty().get());
    }

    private String note() {
        return FxWait.ask(() -> program().status().noteProperty().get());
    }

    @Test
    void hintBarPreviewAndAnalysisAreOffAndTheirKeysSayWhy() {
        clickSquare(1, 1);
        assertFalse(isShown("#hint"));
        assertTrue(isShown("#undo"));
        assertFalse(barIsShown());
        assertEquals(Help.NONE, preview());
        robot.push(KeyCode.H);
        waitUntil(() -> note().equals(
                        "Hints work on your turn; between two people, only if both want them. Never in a tournament."));
        assertFalse(FxWait.ask(() -> match().advice().seekingHintProperty().get()));
        for (KeyCode key : new KeyCode[] {KeyCode.E, KeyCode.A}) {
            robot.interact(() -> program().status().noteProperty().set(""));
            robot.push(key);
            waitUntil(() -> note().equals(NOT_NOW));
        }
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.E);
        assertFalse(analysisIsOpen());
        assertFalse(barIsShown());
        assertEquals(
                Optional.empty(), Optional.ofNullable(match().modeProperty().get()));
        robot.push(KeyCode.A);
        waitUntil(() -> note().equals(NOT_NOW));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals("", note());
    }

    @Test
    void afterTheGameEverythingIsThereForBoth() {
        clickSquare(1, 1);
        robot.interact(() ->
                match().matchProperty().get().end(new Result(Optional.of(Side.FIRST), Result.Reason.RESIGNATION)));
        waitUntil(this::barIsShown);
        robot.push(KeyCode.A);
        waitUntil(this::analysisIsOpen);
    }

    @Test
    void whatBothChoseInTheSheetHoldsForTheGameTheNextOneAndTheNextStart() throws Exception {
        robot.push(KeyCode.CONTROL, KeyCode.N);
        waitUntil(() -> isShown("#startButton"));
        robot.interact(() -> {
            ((ToggleButton) robot.lookup(".sheet #people").query()).fire();
            ((ToggleButton) robot.lookup(".sheet #more").query()).fire();
        });
        assertTrue(isShown("#helpForBoth"));
        assertFalse(FxWait.ask(() -> ((CheckBox) robot.lookup("#helpForBoth").query()).isSelected()));
        robot.interact(() -> {
            ((CheckBox) robot.lookup("#helpForBoth").query()).fire();
            ((ToggleButton) robot.lookup(".sheet #computer").query()).fire();
            ((ToggleButton) robot.lookup(".sheet #more").query()).fire();
        });
        assertFalse(isShown("#helpForBoth"));
        robot.interact(() -> ((ToggleButton) robot.lookup(".sheet #people").query()).fire());
        robot.clickOn("Start game");
        assertHelped();
        robot.push(KeyCode.F2);
        assertHelped();
        end();
        start(Optional.empty());
        waitUntil(() -> match().turns().size() == 1);
        assertTrue(isShown("#hint"));
        assertTrue(barIsShown());
    }

    private void assertHelped() {
        clickSquare(1, 1);
        waitUntil(() -> isShown("#hint"));
        assertTrue(barIsShown());
        assertFalse(preview() == Help.NONE);
        robot.push(KeyCode.A);
        assertTrue(analysisIsOpen());
        robot.type(KeyCode.ESCAPE);
        assertFalse(analysisIsOpen());
    }
}
