package jump61.window.match;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.beans.value.ChangeListener;

/**
 * Events from another computer, which may come faster than the board shows them. They are handled in their order, each
 * once everything before it has been shown. It is confined to the view model's thread.
 *
 * @param <E> an event
 */
public final class Backlog<E> {
    private final MatchViewModel view;
    private final BooleanSupplier isReady;
    private final Consumer<E> handler;
    private final Queue<E> waiting = new ArrayDeque<>();
    private final ChangeListener<Boolean> whenShown;
    private boolean closed;

    /**
     * Creates an empty backlog.
     *
     * @param home runs tasks later on the view model's thread
     * @param isReady whether the next event can be handled now
     * @param handler handles an event
     */
    public Backlog(MatchViewModel view, Executor home, BooleanSupplier isReady, Consumer<E> handler) {
        this.view = view;
        this.isReady = isReady;
        this.handler = handler;
        whenShown = (observable, before, now) -> home.execute(this::handle);
        view.animatingProperty().addListener(whenShown);
    }

    /** Adds an event, and handles it as soon as possible. No effect once it is closed. */
    public void add(E event) {
        if (!closed) {
            waiting.add(event);
            handle();
        }
    }

    /** Handles all events that can be handled now. The board calls this by itself once it has shown something. */
    public void handle() {
        while (!waiting.isEmpty() && isReady.getAsBoolean()) {
            handler.accept(waiting.remove());
        }
    }

    /** Drops the events that have not been handled. */
    public void clear() {
        waiting.clear();
    }

    /** Drops the events that have not been handled, and all later ones. */
    public void close() {
        closed = true;
        clear();
        view.animatingProperty().removeListener(whenShown);
    }
}
