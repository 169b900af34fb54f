package jump61.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atlantafx.base.controls.ModalPane;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import jump61.window.QuestionController.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@ExtendWith(FxThreadExtension.class)
class SheetsTest {
    private static final double WIDTH = 700;
    private static final double HEIGHT = 500;

    private final List<String> answers = new ArrayList<>();
    private Sheets sheets;
    private Button below;
    private StackPane root;

    @Start
    void open(Stage stage) {
        below = new Button("below");
        ModalPane pane = new ModalPane();
        root = new StackPane(below, pane);
        sheets = new Sheets(new ViewLoader(Texts.in("en")));
        sheets.setPane(pane, new NodeVisibility(root));
        stage.setScene(new Scene(root, WIDTH, HEIGHT));
        stage.show();
        below.requestFocus();
    }

    private void ask(String text) {
        sheets.ask(
                new Question(text, "Why?", "Yes", "No"),
                () -> answers.add(text + " yes"),
                () -> answers.add(text + " no"));
    }

    private Optional<String> title() {
        return root.lookupAll(".sheet-title").stream()
                .filter(Node::isVisible)
                .map(title -> ((Label) title).getText())
                .findFirst();
    }

    @Test
    void escPressedOnceMoreAfterAnAnswerDoesNothing(FxRobot robot) {
        robot.interact(() -> ask("Leave?"));
        robot.interact(() -> {
            Node beside = root.lookup(".modal-pane .scroll-pane");
            KeyEvent esc = new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ESCAPE, false, false, false, false);
            Event.fireEvent(root.lookup(".sheet"), esc);
            Event.fireEvent(beside, esc);
        });
        assertEquals(List.of("Leave? no"), answers);
    }

    @Test
    void aSheetIsInItsPlaceBeforeItIsDrawn(FxRobot robot) {
        for (int time = 0; time < 2; time++) {
            robot.interact(() -> {
                sheets.tell("A problem", "What helps", Optional.empty());
                Node sheet = root.lookup(".sheet");
                Bounds at = sheet.localToScene(sheet.getLayoutBounds());
                assertEquals(root.getWidth() / 2, at.getCenterX(), 1);
                assertEquals(root.getHeight() / 2, at.getCenterY(), 1);
                assertTrue(at.getWidth() > 100 && at.getHeight() > 50, at::toString);
                assertTrue(sheet.isFocusWithin() || below.getScene().getFocusOwner() != below);
            });
            robot.interact(sheets::hide);
            FxWait.until(() -> !sheets.isOpen() && below.isFocused());
        }
    }

    @Test
    void aQuestionWaitsForTheAnswerToTheOneBefore(FxRobot robot) {
        robot.interact(() -> {
            ask("First?");
            ask("Second?");
            assertTrue(sheets.isAsking());
            assertEquals(Optional.of("First?"), title());
        });
        robot.push(KeyCode.ENTER);
        FxWait.until(() -> title().equals(Optional.of("Second?")));
        assertEquals(List.of("First? yes"), answers);
        robot.push(KeyCode.ESCAPE);
        FxWait.until(() -> !sheets.isOpen());
        assertEquals(List.of("First? yes", "Second? no"), answers);
        assertFalse(sheets.isAsking());
    }

    @Test
    void aPressBesideAQuestionAnswersNothing(FxRobot robot) {
        robot.interact(() -> ask("Sure?"));
        robot.clickOn(root.localToScreen(5, 5));
        assertTrue(sheets.isAsking());
        assertEquals(List.of(), answers);
    }

    @Test
    void aQuestionMayHaveAThirdAnswer(FxRobot robot) {
        robot.interact(() -> sheets.ask(
                new Question("Save?", "Why?", "Yes", "Cancel"),
                "No",
                () -> answers.add("yes"),
                () -> answers.add("no"),
                () -> answers.add("cancel")));
        robot.interact(() -> ((Button) root.lookup("#otherButton")).fire());
        FxWait.until(() -> !sheets.isOpen());
        assertEquals(List.of("no"), answers);
    }
}
