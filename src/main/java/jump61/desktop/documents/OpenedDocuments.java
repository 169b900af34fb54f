package jump61.desktop.documents;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Documents that the desktop asks the running program to open, where it does not pass them as arguments. One that comes before
 * the window is there waits for it; of several, the last counts, as the window shows one game. Safe for use by several threads.
 */
public final class OpenedDocuments {
    private Optional<Consumer<Path>> listener = Optional.empty();
    private Optional<Path> waiting = Optional.empty();

    /** Listens to the desktop from now on, on systems that hand over documents so. */
    public void listen() {
        if (MacDocuments.isMac(System.getProperty("os.name"))) {
            MacDocuments.listen(this::open);
        }
    }

    /** Takes a document that the desktop wants to be opened. */
    public synchronized void open(Path document) {
        listener.ifPresentOrElse(taker -> taker.accept(document), () -> waiting = Optional.of(document));
    }

    /** {@return the document that waits, which then waits no longer} */
    public synchronized Optional<Path> take() {
        Optional<Path> taken = waiting;
        waiting = Optional.empty();
        return taken;
    }

    /** Has {@code taker} called with every document from now on, and with the one that waits, on whatever thread they come. */
    public synchronized void setOnOpen(Consumer<Path> taker) {
        listener = Optional.of(taker);
        take().ifPresent(taker);
    }
}
