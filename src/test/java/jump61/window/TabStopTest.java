package jump61.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.NodeOrientation;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/** Six buttons in two rows between two others. */
@ExtendWith(FxThreadExtension.class)
class TabStopTest {
    private final List<Button> grid =
            Stream.of("a", "b", "c", "d", "e", "f").map(Button::new).toList();
    private final Button before = new Button("<");
    private final Button after = new Button(">");
    private final GridPane pane = new GridPane();
    private final TabStop stop = new TabStop(pane, () -> grid);
    private FxRobot robot;
    private Stage window;

    @Start
    void start(Stage stage) {
        for (int i = 0; i < grid.size(); i++) {
            grid.get(i).setPrefSize(40, 30);
            pane.add(grid.get(i), i % 3, i / 3);
        }
        stage.setScene(new Scene(new HBox(before, pane, after), 300, 300));
        stage.show();
        window = stage;
    }

    @BeforeEach
    void begin(FxRobot given) {
        robot = given;
        robot.interact(() -> {
            stop.choose(grid.get(4));
            before.requestFocus();
        });
    }

    /** {@return the text of the button that has the focus after these keys} */
    private String after(KeyCode... keys) {
        for (KeyCode key : keys) {
            robot.push(key);
        }
        return FxWait.ask(() -> ((Button) window.getScene().getFocusOwner()).getText());
    }

    @Test
    void tabReachesTheChosenOneAndThenWhatFollows() {
        assertEquals("e", after(KeyCode.TAB));
        assertEquals(">", after(KeyCode.TAB));
    }

    @Test
    void arrowsReachTheOthersAndTabThenTheLastOne() {
        assertEquals("e", after(KeyCode.TAB));
        assertEquals("d", after(KeyCode.LEFT));
        assertEquals("a", after(KeyCode.UP));
        assertEquals("b", after(KeyCode.RIGHT));
        assertEquals("e", after(KeyCode.DOWN));
        assertEquals("f", after(KeyCode.RIGHT));
        assertEquals(">", after(KeyCode.TAB));
        robot.interact(before::requestFocus);
        assertEquals("f", after(KeyCode.TAB));
    }

    @Test
    void whoeverHasTheFocusStaysTheStop() {
        assertEquals("a", after(KeyCode.TAB, KeyCode.LEFT, KeyCode.UP));
        robot.interact(() -> stop.choose(grid.get(4)));
        robot.interact(before::requestFocus);
        assertEquals("a", after(KeyCode.TAB));
    }

    @Test
    void whatIsHiddenOrDisabledIsPassedOver() {
        robot.interact(() -> grid.get(3).setVisible(false));
        assertEquals("<", after(KeyCode.TAB, KeyCode.LEFT), "nothing is left of it");
        robot.interact(() -> {
            grid.get(3).setVisible(true);
            grid.get(4).setDisable(true);
            stop.choose(grid.get(5));
        });
        assertEquals("d", after(KeyCode.TAB, KeyCode.LEFT));
    }

    @Test
    void anArrowAtTheEdgeLeadsOut() {
        assertEquals(">", after(KeyCode.TAB, KeyCode.RIGHT, KeyCode.RIGHT));
    }

    @Test
    void arrowsFollowTheEyeFromRightToLeft() {
        robot.interact(() -> window.getScene().setNodeOrientation(NodeOrientation.RIGHT_TO_LEFT));
        assertEquals("f", after(KeyCode.TAB, KeyCode.LEFT));
    }
}
