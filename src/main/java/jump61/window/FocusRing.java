package jump61.window;

import javafx.beans.InvalidationListener;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/**
 * The focus ring, shown around any control that has the focus while somebody uses the keyboard. It is drawn over
 * everything else, so that no pane clips it, but not where the control itself is scrolled out of view. Boards have their
 * own ring inside, and menus open instead.
 */
public final class FocusRing extends Region {
    /** Distance from the control to the outer edge of the ring, in pixels. */
    private static final double REACH = 4;

    /** View order in front of the pane of the sheets, which has -10. */
    private static final double FRONT = -20;

    private final InvalidationListener moved = change -> place();
    private final ChangeListener<Boolean> seen = (observable, before, now) -> place();
    private final ChangeListener<Node> passed = (observable, before, now) -> follow(now);
    private Node owner;
    /** Whether Tab or an arrow has been pressed since the last mouse press. */
    private boolean byKey;

    private FocusRing() {
        getStyleClass().add("focus-ring-of-all");
        setManaged(false);
        setMouseTransparent(true);
        setViewOrder(FRONT);
        setVisible(false);
    }

    /** Adds a ring to the root of a scene. */
    public static void addTo(Pane root) {
        FocusRing ring = new FocusRing();
        root.getChildren().add(ring);
        root.addEventFilter(KeyEvent.KEY_PRESSED, key -> ring.byKey |= isWay(key.getCode()));
        root.addEventFilter(MouseEvent.MOUSE_PRESSED, press -> ring.byKey = false);
        root.sceneProperty().addListener((observable, before, now) -> ring.enter(before, now));
        ring.enter(null, root.getScene());
    }

    private static boolean isWay(KeyCode key) {
        return key == KeyCode.TAB || key.isArrowKey();
    }

    private void enter(Scene before, Scene now) {
        if (before != null) {
            before.focusOwnerProperty().removeListener(passed);
        }
        if (now != null) {
            now.focusOwnerProperty().addListener(passed);
        }
        follow(now == null ? null : now.getFocusOwner());
    }

    private void follow(Node next) {
        if (owner != null) {
            owner.focusVisibleProperty().removeListener(seen);
            for (ObservableValue<?> place : places(owner)) {
                place.removeListener(moved);
            }
        }
        owner = next == null || hasOwn(next) ? null : next;
        if (owner != null) {
            owner.focusVisibleProperty().addListener(seen);
            for (ObservableValue<?> place : places(owner)) {
                place.addListener(moved);
            }
        }
        place();
    }

    private static boolean hasOwn(Node node) {
        return node.getStyleClass().contains("board") || node.getStyleClass().contains("menu-bar");
    }

    private static ObservableValue<?>[] places(Node node) {
        return new ObservableValue<?>[] {node.localToSceneTransformProperty(), node.layoutBoundsProperty()};
    }

    /**
     * Where the program moves the focus, it no longer says how it came: when a sheet opens or closes, when a button is
     * disabled, and when arrows pass it on among buttons. Arrows also move the caret of a text field, which shows itself.
     */
    private boolean isByKey(Node node) {
        return node.isFocusVisible() || byKey && !(node instanceof TextInputControl);
    }

    private void place() {
        boolean wanted = owner != null && isByKey(owner) && owner.getScene() != null;
        if (!wanted) {
            setVisible(false);
            return;
        }
        // Reading both values lets them report the next change.
        Bounds inScene = owner.getLocalToSceneTransform().transform(owner.getLayoutBounds());
        Bounds around = getParent().sceneToLocal(inScene);
        Bounds room = room();
        double left = Math.max(room.getMinX(), around.getMinX() - REACH);
        double top = Math.max(room.getMinY(), around.getMinY() - REACH);
        double right = Math.min(room.getMaxX(), around.getMaxX() + REACH);
        double bottom = Math.min(room.getMaxY(), around.getMaxY() + REACH);
        setVisible(right - left > 2 * REACH && bottom - top > 2 * REACH);
        if (isVisible()) {
            resizeRelocate(snapPositionX(left), snapPositionY(top), right - left, bottom - top);
        }
    }

    /** {@return the part of the window in which the ring may be} */
    private Bounds room() {
        for (Node pane = owner; pane != null; pane = pane.getParent()) {
            if (pane.getStyleClass().contains("viewport")) {
                Bounds view = getParent().sceneToLocal(pane.localToScene(pane.getLayoutBounds()));
                Bounds room = getParent().getLayoutBounds();
                double left = Math.max(0, view.getMinX() - REACH);
                double top = Math.max(0, view.getMinY() - REACH);
                return new BoundingBox(
                        left,
                        top,
                        Math.min(room.getWidth(), view.getMaxX() + REACH) - left,
                        Math.min(room.getHeight(), view.getMaxY() + REACH) - top);
            }
        }
        return getParent().getLayoutBounds();
    }
}
