package jump61.app;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Documents that the desktop asks the running program to open, on systems that do not pass them as arguments. A
 * document that arrives before the window exists is kept for it; of several, only the last counts, because the window
 * shows one game. Thread-safe.
 */
public final class OpenedDocuments {
    private Optional<Consumer<Path>> listener = Optional.empty();
    private Optional<Path> waiting = Optional.empty();

    /** Starts listening, on systems where this is necessary. */
    public void listen() {
        if (MacDocuments.isMac(System.getProperty("os.name"))) {
            MacDocuments.listen(this::open);
        }
    }

    /** Receives a document to open. */
    public synchronized void open(Path document) {
        listener.ifPresentOrElse(taker -> taker.accept(document), () -> waiting = Optional.of(document));
    }

    /** {@return the pending document, which is then no longer pending} */
    public synchronized Optional<Path> take() {
        Optional<Path> taken = waiting;
        waiting = Optional.empty();
        return taken;
    }

    /**
     * Calls {@code taker} with every document from now on, and with the pending one, on the thread on which it arrives.
     */
    public synchronized void setOnOpen(Consumer<Path> taker) {
        listener = Optional.of(taker);
        take().ifPresent(taker);
    }
}
