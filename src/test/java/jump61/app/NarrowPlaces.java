package jump61.app;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.skin.VirtualFlow;
import jump61.window.board.BoardControl;

/** Finds what has not enough room. */
final class NarrowPlaces {
    /** A board that is smaller cannot be read. */
    private static final double LEAST_BOARD = 40;

    private NarrowPlaces() {}

    /** {@return what sticks out of a window, and which boards are too small} What is scrolled may stick out. */
    static List<String> in(Scene scene) {
        List<String> faults = new ArrayList<>();
        look(scene.getRoot(), scene, faults);
        return faults;
    }

    private static void look(Node node, Scene scene, List<String> faults) {
        if (!node.isVisible() || !node.isManaged()) {
            return;
        }
        Bounds place = node.localToScene(node.getLayoutBounds());
        if (node instanceof BoardControl board) {
            if (Math.min(board.getWidth(), board.getHeight()) < LEAST_BOARD) {
                faults.add("board of " + board.getWidth() + " by " + board.getHeight());
            }
        } else if (node instanceof Control && !(node instanceof ScrollPane) && sticksOut(place, scene)) {
            faults.add("out: " + node.getClass().getSimpleName() + " " + node.getId() + " "
                    + (node instanceof Labeled labeled ? labeled.getText() : "") + " " + place);
        }
        if (node instanceof Parent parent && !(node instanceof ScrollPane) && !(node instanceof VirtualFlow)) {
            parent.getChildrenUnmodifiable().forEach(child -> look(child, scene, faults));
        }
    }

    private static boolean sticksOut(Bounds place, Scene scene) {
        return place.getWidth() > 0
                && place.getHeight() > 0
                && (place.getMinX() < -1
                        || place.getMinY() < -1
                        || place.getMaxX() > scene.getWidth() + 1
                        || place.getMaxY() > scene.getHeight() + 1);
    }
}
