package jump61.desktop.shell;

import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.layout.Pane;

/**
 * Whether nodes are in their panes: what is not to be seen need not be dressed and laid out, which at the start takes longer
 * than anything else.
 */
public final class Presence {
    private final Pane pane;
    private final List<Node> order;

    /** Of nodes among those that {@code pane} has now. */
    public Presence(Pane pane) {
        this.pane = pane;
        order = List.copyOf(pane.getChildren());
    }

    /** Has {@code node} in its place as long as {@code wanted} is true. */
    public void bind(Node node, ObservableValue<Boolean> wanted, Watch watch) {
        watch.value(wanted, now -> set(node, now));
    }

    /** Puts {@code node} into its place, or takes it away. */
    public void set(Node node, boolean wanted) {
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
