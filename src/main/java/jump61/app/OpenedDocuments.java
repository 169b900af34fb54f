package jump61.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Documents that the desktop asks the running program to open, on systems that do not pass them as arguments. Those that
 * arrive before the window exists are kept for it. Thread-safe.
 */
public final class OpenedDocuments {
    private Optional<Consumer<List<Path>>> listener = Optional.empty();
    private List<Path> waiting = List.of();

    /** Starts listening, on systems where this is necessary. */
    public void listen() {
        if (MacDocuments.isMac(System.getProperty("os.name"))) {
            MacDocuments.listen(this::open);
        }
    }

    /** Receives documents to open together. */
    public synchronized void open(List<Path> documents) {
        listener.ifPresentOrElse(
                taker -> taker.accept(documents),
                () -> waiting =
                        Stream.concat(waiting.stream(), documents.stream()).toList());
    }

    /** {@return the pending documents} After that, they are no longer pending. */
    public synchronized List<Path> take() {
        List<Path> taken = waiting;
        waiting = List.of();
        return taken;
    }

    /**
     * Calls {@code taker} with all documents from now on, and with the pending ones, on the thread on which they arrive.
     */
    public synchronized void setOnOpen(Consumer<List<Path>> taker) {
        listener = Optional.of(taker);
        if (!waiting.isEmpty()) {
            taker.accept(take());
        }
    }
}
