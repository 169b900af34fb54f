package jump61.desktop;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.util.WaitForAsyncUtils;

class SheetsTest extends WindowTest {

    @ParameterizedTest
    @CsvSource({"New game, N", "Settings, COMMA", "Keys, SLASH"})
    void aKeyOpensASheetAndEscapeClosesIt(String title, KeyCode key) {
        robot.push(KeyCode.CONTROL, key);
        assertTrue(titleIs(title));
        robot.push(KeyCode.ESCAPE);
        assertFalse(titleIs(title));
    }

    @Test
    void aSheetCanFollowAnotherAtOnce() {
        robot.push(KeyCode.F1);
        assertTrue(titleIs("Rules"));
        robot.push(KeyCode.ESCAPE);
        assertFalse(titleIs("Rules"));
        robot.push(KeyCode.CONTROL, KeyCode.N);
        assertTrue(titleIs("New game"));
        robot.push(KeyCode.ESCAPE);
        assertFalse(titleIs("New game"));
    }

    private boolean titleIs(String title) {
        WaitForAsyncUtils.waitForFxEvents();
        return robot.lookup(".sheet-title").queryAll().stream()
                .anyMatch(node -> node.isVisible() && ((Labeled) node).getText().equals(title));
    }
}
