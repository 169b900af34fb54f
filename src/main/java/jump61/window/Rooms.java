package jump61.window;

import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleDoubleProperty;

/**
 * Replaces the match in the window for a while, for example with a lesson: one view between the tool bar and the lower
 * edge. The match remains, paused, and commands for it are disabled; see {@link Commands}.
 */
public final class Rooms {
    private final ReadOnlyObjectWrapper<FxmlFile> open = new ReadOnlyObjectWrapper<>();
    private final DoubleProperty scale = new SimpleDoubleProperty(1);
    private Runnable onClosed = () -> {};

    /**
     * Shows a room, closing any other first.
     *
     * @param layout its view; the node with style class {@code default-focus} receives the focus
     * @param whenClosed called when the room is closed, by whatever means
     */
    public void open(FxmlFile layout, Runnable whenClosed) {
        close();
        onClosed = whenClosed;
        open.set(layout);
    }

    /** Returns to the match. No effect if no room is open. */
    public void close() {
        Runnable last = onClosed;
        onClosed = () -> {};
        open.set(null);
        last.run();
    }

    /** {@return whether a room is open} */
    public boolean isOpen() {
        return open.get() != null;
    }

    /** The layout of the open room; null while the match is shown. */
    public ReadOnlyObjectProperty<FxmlFile> openProperty() {
        return open.getReadOnlyProperty();
    }

    /** How many times as large as usual the window's texts are; a room lays itself out accordingly. */
    public DoubleProperty scaleProperty() {
        return scale;
    }
}
