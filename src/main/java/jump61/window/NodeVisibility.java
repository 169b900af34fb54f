package jump61.window;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.layout.Pane;

/**
 * Removes hidden nodes from their pane. Nodes outside the scene need no styling and no layout, which take most of the
 * start-up time.
 */
public final class NodeVisibility {
    private final Pane pane;
    private final List<Node> order;
    private final Queue<Runnable> changes = new ArrayDeque<>();

    /** Manages the nodes that {@code pane} currently contains. */
    public NodeVisibility(Pane pane) {
        this.pane = pane;
        order = List.copyOf(pane.getChildren());
    }

    /** Shows a node, or hides it so that it takes no room, without removing it from its pane. */
    public static void show(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }

    /** Keeps {@code node} in the pane while {@code wanted} is true. */
    public void bind(Node node, ObservableValue<Boolean> wanted, Subscriptions subscriptions) {
        subscriptions.onValue(wanted, now -> set(node, now));
    }

    /** Adds {@code node} in its original place, or removes it. */
    public void set(Node node, boolean wanted) {
        // While a node is removed, whoever hears that the pointer has left it may change what is shown, too.
        changes.add(() -> change(node, wanted));
        if (changes.size() > 1) {
            return;
        }
        try {
            while (!changes.isEmpty()) {
                changes.element().run();
                changes.remove();
            }
        } finally {
            changes.clear();
        }
    }

    private void change(Node node, boolean wanted) {
        List<Node> present = pane.getChildren();
        if (!wanted) {
            present.remove(node);
        } else if (!present.contains(node)) {
            int place = (int) order.subList(0, order.indexOf(node)).stream()
                    .filter(present::contains)
                    .count();
            present.add(place, node);
        }
    }
}
