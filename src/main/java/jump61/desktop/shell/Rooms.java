package jump61.desktop.shell;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * What takes the place of the match in the window for a while, such as a lesson: one view between tool bar and lower edge.
 * The match is still there, and waits. Commands for the match are not available meanwhile; see {@link Commands}.
 */
public final class Rooms {
    private final ReadOnlyObjectWrapper<FxmlFile> open = new ReadOnlyObjectWrapper<>();
    private Runnable onClosed = () -> {};

    /**
     * Shows a room; one that is open is closed first.
     *
     * @param layout its view; the node of style class {@code default-focus} gets the focus
     * @param whenClosed called when it is closed, whoever closes it
     */
    public void open(FxmlFile layout, Runnable whenClosed) {
        close();
        onClosed = whenClosed;
        open.set(layout);
    }

    /** Shows the match again; no effect if no room is open. */
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

    /** The view of the room that is open; null while the match is shown. */
    public ReadOnlyObjectProperty<FxmlFile> openProperty() {
        return open.getReadOnlyProperty();
    }
}
