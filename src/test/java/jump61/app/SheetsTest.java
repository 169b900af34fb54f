package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.Skin;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import jump61.window.FxWait;
import jump61.window.settings.Speed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SheetsTest extends WindowTest {

    @ParameterizedTest
    @CsvSource({"New game, N", "Keyboard shortcuts, SLASH"})
    void aKeyOpensASheetAndEscapeClosesIt(String title, KeyCode key) {
        robot.push(KeyCode.CONTROL, key);
        waitUntil(() -> titleIs(title));
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> !titleIs(title));
    }

    private boolean isListed(String command) {
        return FxWait.ask(() -> robot.lookup(command)
                .tryQuery()
                .filter(name -> name.getParent().isVisible())
                .isPresent());
    }

    @Test
    void amongTheKeysWhatIsTypedNarrowsTheListAndEscapeClearsItBeforeItCloses() {
        robot.push(KeyCode.CONTROL, KeyCode.SLASH);
        waitUntil(() -> isShown("Save as"));
        robot.write("ctrl+shift");
        assertFalse(isListed("Save"));
        assertTrue(isListed("Save as"));
        robot.write("?");
        assertTrue(isShown("Nothing found"));
        robot.push(KeyCode.ESCAPE);
        assertTrue(isListed("Save"));
        assertFalse(isShown("Nothing found"));
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> !titleIs("Keyboard shortcuts"));
    }

    @Test
    void aSheetCanFollowAnotherAtOnce() {
        robot.push(KeyCode.SHIFT, KeyCode.F1);
        waitUntil(() -> titleIs("Rules"));
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> !titleIs("Rules"));
        robot.push(KeyCode.CONTROL, KeyCode.N);
        waitUntil(() -> titleIs("New game"));
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> !titleIs("New game"));
    }

    @Test
    void behindASheetNoKeyChangesTheGame() {
        clickSquare(1, 1);
        waitUntil(() -> match().turns().size() == 2);
        robot.push(KeyCode.SHIFT, KeyCode.F1);
        waitUntil(() -> titleIs("Rules"));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        choose(stage, "undo");
        assertEquals(2, match().turns().size());
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> !titleIs("Rules"));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        waitUntil(() -> match().turns().isEmpty());
    }

    @Test
    void theKeysOfTheSpeedMeanSomethingElseInAFieldAndWithAltOrCtrl() {
        clickSquare(1, 1);
        waitUntil(() -> match().turns().size() == 2);
        robot.interact(() -> desktopSettings().speedProperty().set(Speed.NORMAL));
        robot.type(KeyCode.EQUALS);
        assertEquals(Speed.FAST, desktopSettings().speedProperty().get());
        robot.push(KeyCode.ALT, KeyCode.EQUALS);
        robot.push(KeyCode.CONTROL, KeyCode.EQUALS);
        assertEquals(Speed.FAST, desktopSettings().speedProperty().get());
        choose(stage, "library");
        waitUntil(() -> isShown("#search"));
        robot.interact(() -> robot.lookup("#search").query().requestFocus());
        robot.type(KeyCode.A, KeyCode.MINUS, KeyCode.HOME, KeyCode.B);
        assertEquals("ba-", robot.lookup("#search").<TextField>query().getText());
        assertEquals(Speed.FAST, desktopSettings().speedProperty().get());
    }

    @Test
    void theLicencesAreBehindAButtonOfTheAboutSheet() {
        choose(stage, "about");
        waitUntil(() -> isShown("#about"));
        assertFalse(isShown("#licences"));
        robot.clickOn("#showLicences");
        assertTrue(isShown("#licences"));
        ComboBox<?> titles = robot.lookup("#titles").query();
        TextArea text = robot.lookup("#licence").query();
        for (int i = 0; i < Math.min(2, titles.getItems().size()); i++) {
            int licence = i;
            robot.interact(() -> titles.getSelectionModel().clearAndSelect(licence));
            assertTrue(text.getText().length() > 100, "licence " + licence);
            robot.interact(() -> titles.getSelectionModel().clearSelection());
            assertEquals("", text.getText());
        }
        robot.clickOn("#back");
        assertFalse(isShown("#licences"));
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> robot.lookup("#about").tryQuery().isEmpty());
    }

    private boolean titleIs(String title) {
        return robot.lookup(".sheet-title").queryAll().stream()
                .anyMatch(node -> node.isVisible() && ((Labeled) node).getText().equals(title));
    }

    @Test
    void aFaultThatKeepsItsOwnReportFromBeingShownDoesNoMoreHarm() {
        robot.interact(() -> {
            Control broken = new Control() {
                @Override
                protected Skin<?> createDefaultSkin() {
                    throw new IllegalStateException("a fault of ours");
                }
            };
            Pane root = (Pane) stage.getScene().getRoot();
            root.getChildren().add(0, broken);
            program().messages().unexpected(new IllegalStateException("a fault of ours"));
            root.getChildren().remove(broken);
        });
        robot.push(KeyCode.ESCAPE);
        robot.push(KeyCode.CONTROL, KeyCode.N);
        waitUntil(() -> titleIs("New game"));
    }
}
