package jump61.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.stream.IntStream;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@ExtendWith(FxThreadExtension.class)
class ChosenRowTest {
    private static final int HIGH = 215;

    private final ListView<Integer> list = new ListView<>();

    @Start
    void start(Stage stage) {
        list.setFixedCellSize(40);
        list.getItems().setAll(IntStream.range(0, 50).boxed().toList());
        list.resize(100, HIGH);
        Pane window = new Pane(list);
        list.setManaged(false);
        stage.setScene(new Scene(window, 300, 300));
        stage.show();
        ChosenRow.staysInView(list);
    }

    private boolean isWholeInView(int row) {
        Bounds view = list.localToScene(list.getLayoutBounds());
        return list.lookupAll(".list-cell").stream()
                .filter(cell -> cell.isVisible() && ((ListCell<?>) cell).getIndex() == row)
                .map((Node cell) -> cell.localToScene(cell.getLayoutBounds()))
                .anyMatch(cell -> cell.getMinY() >= view.getMinY() && cell.getMaxY() <= view.getMaxY());
    }

    @Test
    void aListWithoutAChosenRowStaysAsItIsAndCanBeScrolled(FxRobot robot) {
        robot.interact(() -> {
            list.getSelectionModel().clearSelection();
            ChosenRow.show(list);
            VirtualFlow<?> flow = (VirtualFlow<?>) list.lookup(".virtual-flow");
            assertEquals(40, flow.scrollPixels(40));
        });
    }

    @Test
    void theChosenRowStaysInViewWhenTheListBecomesShorter(FxRobot robot) {
        for (int row : new int[] {3, 4}) {
            for (int height : new int[] {135, 90}) {
                robot.interact(() -> {
                    list.resize(100, HIGH);
                    list.scrollTo(0);
                    list.getSelectionModel().select(row);
                });
                FxWait.until(() -> isWholeInView(row));
                robot.interact(() -> list.resize(100, height));
                FxWait.until(() -> isWholeInView(row));
            }
        }
    }

    @Test
    void theArrowDownBeginsAtTheFirstRow(FxRobot robot) {
        ChosenRow.beginsAtAnEnd(list);
        robot.interact(list::requestFocus);
        robot.push(KeyCode.DOWN);
        FxWait.until(() -> list.getSelectionModel().getSelectedIndices().equals(List.of(0)));
        robot.push(KeyCode.DOWN);
        FxWait.until(() -> list.getSelectionModel().getSelectedIndices().equals(List.of(1)));
    }

    @Test
    void keysInAListThatHasJustBeenEmptiedDoNoHarm(FxRobot robot) {
        ChosenRow.beginsAtAnEnd(list);
        list.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        robot.interact(() -> {
            list.getSelectionModel().selectAll();
            list.getItems().clear();
            press(KeyCode.END, false);
        });
        assertFalse(
                list.lookupAll(".list-cell").stream().anyMatch(cell -> ((ListCell<?>) cell).getIndex() < 0),
                "a row -1 was added, which could never be scrolled away");
    }

    @Test
    void shiftWithAKeyBeginsAtAnEndToo(FxRobot robot) {
        ChosenRow.beginsAtAnEnd(list);
        list.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        robot.interact(() -> press(KeyCode.END, true));
        FxWait.until(() -> isWholeInView(49));
        assertEquals(List.of(49), list.getSelectionModel().getSelectedIndices());
    }

    private void press(KeyCode key, boolean shift) {
        Event.fireEvent(list, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, shift, false, false, false));
    }

    @Test
    void aListThatWasScrolledAwayFromTheChosenRowStaysWhereItIs(FxRobot robot) {
        robot.interact(() -> {
            list.getSelectionModel().select(0);
            list.scrollTo(20);
        });
        FxWait.until(() -> isWholeInView(20));
        robot.interact(() -> list.resize(100, 135));
        FxWait.settle();
        assertFalse(isWholeInView(0));
    }

    @Test
    void aRowBelowOneThatIsOnlyPartlyInViewIsShownAsAWhole(FxRobot robot) {
        robot.interact(() -> list.getSelectionModel().select(6));
        FxWait.until(() -> isWholeInView(4));
        robot.interact(() -> ChosenRow.show(list));
        FxWait.until(() -> isWholeInView(6));
    }
}
