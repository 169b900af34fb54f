package jump61.window;

import javafx.application.Platform;
import javafx.scene.control.ListView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** The chosen row of a list. */
public final class ChosenRow {
    private ChosenRow() {}

    /**
     * Ensures that a key which moves through the rows, while none is chosen, chooses the first one, or the last one if it
     * is End. JavaFX would choose the second, or scroll to the row -1, after which the list can no longer be scrolled.
     */
    public static void beginsAtAnEnd(ListView<?> list) {
        list.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            var selection = list.getSelectionModel();
            if (!selection.isEmpty() || event.isAltDown() || !moves(event.getCode())) {
                return;
            }
            if (event.getCode() == KeyCode.END && !list.getItems().isEmpty()) {
                // JavaFX scrolls there.
                selection.selectLast();
                return;
            }
            event.consume();
            selection.selectFirst();
            show(list);
        });
    }

    private static boolean moves(KeyCode key) {
        return switch (key) {
            case UP, DOWN, HOME, END, PAGE_UP, PAGE_DOWN -> true;
            default -> false;
        };
    }

    /** Ensures that the chosen row is still in view, as a whole, after the list has changed its height. */
    public static void staysInView(ListView<?> list) {
        list.heightProperty().addListener((observable, before, now) -> {
            // The rows are still where they were at the height before.
            if (isInView(list)) {
                Platform.runLater(() -> {
                    list.layout();
                    show(list);
                });
            }
        });
    }

    private static boolean isInView(ListView<?> list) {
        int row = list.getSelectionModel().getSelectedIndex();
        return list.lookup(".virtual-flow") instanceof VirtualFlow<?> flow
                && flow.getFirstVisibleCell() != null
                && flow.getFirstVisibleCell().getIndex() <= row
                && flow.getLastVisibleCell().getIndex() >= row;
    }

    /** Scrolls until the whole of the chosen row is in view, if there is one. */
    public static void show(ListView<?> list) {
        int row = list.getSelectionModel().getSelectedIndex();
        // Asked to scroll to the row -1, JavaFX adds one with this number, and cannot scroll any longer.
        if (row >= 0 && list.lookup(".virtual-flow") instanceof VirtualFlow<?> flow) {
            // From a row that is only partly in view, JavaFX scrolls to the next one by a row, which is not enough.
            flow.scrollTo(row);
            flow.scrollTo(row);
        }
    }
}
