package jump61.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;

/** Groups stay in their order and whole; the longest column is as short as possible. */
class ColumnsTest {
    @Test
    void oneColumnHoldsEverything() {
        assertEquals(List.of(List.of(0, 1, 2)), Columns.split(List.of(5, 9, 2), 1));
    }

    @Test
    void theLongestColumnIsAsShortAsPossible() {
        assertEquals(List.of(List.of(0), List.of(1, 2), List.of(3, 4)), Columns.split(List.of(8, 4, 4, 5, 3), 3));
    }

    @Test
    void aLongGroupIsNotSplit() {
        assertEquals(List.of(List.of(0), List.of(1), List.of(2)), Columns.split(List.of(2, 20, 2), 3));
    }

    @Test
    void columnsWithoutGroupsStayEmpty() {
        assertEquals(List.of(List.of(0), List.of()), Columns.split(List.of(4), 2));
    }

    @Test
    void whereThereIsLittleRoomATextLiesAboveAllItsButtons() {
        Region text = new Region();
        Region button = new Region();
        GridPane grid = new GridPane();
        grid.addRow(0, text, button, new Region());
        Columns.row(grid, false);
        assertEquals(List.of(3, 1), List.of(GridPane.getColumnSpan(text), GridPane.getRowIndex(button)));
        Columns.row(grid, true);
        assertEquals(List.of(1, 0), List.of(GridPane.getColumnSpan(text), GridPane.getRowIndex(button)));
    }
}
