package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import jump61.share.ui.ShareFeature;
import jump61.window.Command;
import jump61.window.FxWait;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The sheet of {@link ShareFeature}. */
class ShareWindowTest extends WindowTest {
    @BeforeEach
    void openAfterAMove() {
        clickSquare(1, 1);
        robot.push(KeyCode.CONTROL, KeyCode.E);
        waitUntil(() -> isShown("#share-text"));
    }

    @Test
    void itOffersTextFileAndPicture() {
        assertEquals("Share", text(".sheet-title"));
        assertTrue(isShown("#copyGame") && isShown("#exportImage") && isShown("#saveAs"));
        assertTrue(isShown("#share-page") && isShown("#share-game"));
        assertFalse(isShown("#share-last"), "there was no cascade");
        assertFalse(isShown("#share-stop"), "nothing is being made");
        Set<Double> widths = FxWait.ask(() -> robot.lookup(".ways > .button").queryAllAs(Button.class).stream()
                .map(Button::getWidth)
                .collect(Collectors.toSet()));
        assertEquals(1, widths.size(), "one column: " + widths);
        robot.clickOn("#copyPosition");
        waitUntil(() -> !isShown("#copyGame"));
    }

    @Test
    void beforeTheFirstMoveNothingIsOfferedThatShowsMoves() {
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> !isShown("#share-text"));
        robot.interact(match()::undo);
        assertEquals(List.of(), movesPlayed());
        robot.push(KeyCode.CONTROL, KeyCode.E);
        waitUntil(() -> isShown("#exportImage"));
        assertFalse(isShown("#share-page") || isShown("#share-game") || isShown("#share-text"));
        assertTrue(isShown("#saveAs") && isShown("#copyGame"));
    }

    /** The match, which waits meanwhile, is not what is seen. */
    @Test
    void ofAPuzzleAndADraftOnlyWhatIsOnTheBoardIsShared() {
        for (Command other : List.of(Command.DAILY_PUZZLE, Command.EDIT_POSITION)) {
            robot.push(KeyCode.ESCAPE);
            waitUntil(() -> !isShown("#exportImage"));
            robot.interact(() -> program().commands().run(other));
            robot.push(KeyCode.CONTROL, KeyCode.E);
            waitUntil(() -> isShown("#exportImage"));
            assertTrue(isShown("#copyPosition"));
            Set<String> ids = FxWait.ask(() -> robot.lookup(".ways > .button").queryAll().stream()
                    .map(Node::getId)
                    .collect(Collectors.toSet()));
            assertEquals(Set.of("exportImage", "copyPosition"), ids, other.id());
        }
    }

    @Test
    void theMovesAreCopiedAsText() {
        robot.clickOn("#share-text");
        waitUntil(() -> !isShown("#share-text"));
        String text = FxWait.ask(() -> Clipboard.getSystemClipboard().getString());
        assertTrue(text.contains("\n  1. 1:1"), text);
    }
}
