package jump61.window;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/**
 * Replaces the match in the window for a while, for example with a lesson: one view beside the rail. The match remains, paused, and commands for it are disabled; see {@link Commands}.
 */
public final class Rooms {
    private final ReadOnlyObjectWrapper<FxmlFile> open = new ReadOnlyObjectWrapper<>();
    private final BooleanProperty small = new SimpleBooleanProperty();
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

    /**
     * Returns to the match, like {@link #close}.
     *
     * @return opens the same room again; has no effect if none was open
     */
    public Runnable leave() {
        FxmlFile left = open.get();
        Runnable whenClosed = onClosed;
        close();
        return left == null ? () -> {} : () -> open(left, whenClosed);
    }

    /** {@return whether a room is open} */
    public boolean isOpen() {
        return open.get() != null;
    }

    /** The layout of the open room; null while the match is shown. */
    public ReadOnlyObjectProperty<FxmlFile> openProperty() {
        return open.getReadOnlyProperty();
    }

    /** Whether the window is small; a room lays itself out accordingly. */
    public BooleanProperty smallProperty() {
        return small;
    }
}
