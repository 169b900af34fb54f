package jump61.window;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/**
 * Makes several controls one stop of the Tab key, which reaches one of them; from there, the arrow keys reach the others. At
 * the edge, an arrow leads out of them, as everywhere.
 */
public final class TabStop {
    private static final Set<KeyCode> SIDEWAYS = Set.of(KeyCode.LEFT, KeyCode.RIGHT, KeyCode.KP_LEFT, KeyCode.KP_RIGHT);
    private static final Set<KeyCode> FORWARDS = Set.of(KeyCode.RIGHT, KeyCode.DOWN, KeyCode.KP_RIGHT, KeyCode.KP_DOWN);

    private final Supplier<List<? extends Node>> controls;

    /**
     * Joins controls into one stop.
     *
     * @param pane contains the controls
     * @param controls returns them; those that are hidden or disabled are passed over
     */
    public TabStop(Parent pane, Supplier<List<? extends Node>> controls) {
        this.controls = controls;
        pane.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
    }

    /** Sets the control that Tab reaches, unless one of the controls has the focus. */
    public void choose(Node control) {
        Node stop = focused().orElse(control);
        controls.get().forEach(each -> each.setFocusTraversable(each == stop));
    }

    private Optional<Node> focused() {
        return controls.get().stream().filter(Node::isFocused).findFirst().map(Node.class::cast);
    }

    private void keyPressed(KeyEvent event) {
        if (event.getCode().isArrowKey() && !event.isShortcutDown() && !event.isAltDown() && !event.isShiftDown()) {
            focused().flatMap(from -> next(from, event)).ifPresent(next -> {
                next.requestFocus();
                choose(next);
                event.consume();
            });
        }
    }

    /** {@return the nearest control in the direction of an arrow, in the same row or column} */
    private Optional<Node> next(Node from, KeyEvent arrow) {
        Bounds here = inScene(from);
        boolean sideways = SIDEWAYS.contains(arrow.getCode());
        boolean forwards = FORWARDS.contains(arrow.getCode());
        record Found(Node node, double distance) {}
        return controls.get().stream()
                .filter(node -> node.getScene() != null && !node.isDisabled() && node.isVisible())
                .filter(node -> sideways
                        ? overlap(here.getMinY(), here.getMaxY(), inScene(node).getCenterY())
                        : overlap(here.getMinX(), here.getMaxX(), inScene(node).getCenterX()))
                .map(node -> {
                    Bounds there = inScene(node);
                    double way =
                            sideways ? there.getCenterX() - here.getCenterX() : there.getCenterY() - here.getCenterY();
                    return new Found(node, forwards ? way : -way);
                })
                .filter(found -> found.distance() > 0)
                .min(Comparator.comparingDouble(Found::distance))
                .map(Found::node);
    }

    private static boolean overlap(double least, double most, double middle) {
        return least <= middle && middle <= most;
    }

    private static Bounds inScene(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }
}
