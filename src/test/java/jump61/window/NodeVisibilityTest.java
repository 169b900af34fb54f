package jump61.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@ExtendWith(FxThreadExtension.class)
class NodeVisibilityTest {
    private final Node first = new Rectangle(100, 50);
    private final Node second = new Rectangle(100, 50);
    private final Node third = new Rectangle(100, 50);
    private final VBox pane = new VBox(first, second, third);
    private final NodeVisibility visibility = new NodeVisibility(pane);

    @Start
    void start(Stage stage) {
        stage.setScene(new Scene(pane, 200, 200));
        stage.show();
    }

    @Test
    void whatIsShownAgainIsWhereItWas(FxRobot robot) {
        robot.interact(() -> {
            visibility.set(first, false);
            visibility.set(second, false);
            visibility.set(first, true);
            visibility.set(second, true);
        });
        assertEquals(List.of(first, second, third), pane.getChildren());
    }

    /** JavaFX says that the pointer has left a node while it removes the node. */
    @Test
    void whoHearsThatThePointerHasLeftARemovedNodeMayChangeWhatIsShown(FxRobot robot) {
        robot.interact(() -> visibility.set(third, false));
        robot.moveTo(second);
        robot.interact(() -> second.hoverProperty().subscribe(on -> {
            if (!on) {
                visibility.set(second, false);
                visibility.set(first, false);
                visibility.set(third, true);
            }
        }));
        robot.interact(() -> visibility.set(second, false));
        assertEquals(List.of(third), pane.getChildren());
    }
}
