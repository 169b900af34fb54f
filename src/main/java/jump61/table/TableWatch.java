package jump61.table;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import jump61.engine.DaemonThreads;
import jump61.game.Side;

/**
 * Watches other people's table, if both players allow it. The listener receives {@link TableEvent.Watching}, the events
 * of the games as the host sees them, and {@link TableEvent.Closed}. What the host sends is also checked against the
 * rules. If the connection breaks, this looks for the table for as long as the players would wait.
 */
public final class TableWatch {
    private final TableSettings settings;
    private final Executor home;
    private final Consumer<TableEvent> listener;
    private final TableCode where;

    private volatile boolean closed;
    private volatile Connection connection;
    private volatile Conversation conversation;
    private volatile Thread looking;

    // Only one thread at a time uses these fields: the first one, then that of each connection, and in between, the one
    // that looks for the table.
    private String id;
    private String fingerprint;
    private int before;

    private TableWatch(TableSettings settings, TableCode where, Executor home, Consumer<TableEvent> listener) {
        this.settings = settings;
        this.where = where;
        this.home = home;
        this.listener = listener;
    }

    /** Starts watching a table. */
    public static TableWatch begin(
            TableSettings settings, TableCode where, Executor home, Consumer<TableEvent> listener) {
        TableWatch watch = new TableWatch(settings, where, home, listener);
        DaemonThreads.start("table watcher", watch::come);
        return watch;
    }

    private void come() {
        try {
            enter(where);
        } catch (ProtocolException | IOException | RuntimeException failed) {
            end(Closing.of(failed));
        }
    }

    /** {@return whether the search is over: the table is being watched, or cannot be} */
    private boolean enter(TableCode at) throws IOException, ProtocolException {
        Tls tls = new Tls(OwnKey.in(settings.folder()));
        Connection host = Connection.to(at, tls, Kept.MOST);
        connection = host;
        if (closed) {
            host.close();
        }
        if (id != null && !host.fingerprint().equals(fingerprint)) {
            throw new IOException("another host");
        }
        return greet(host);
    }

    private boolean greet(Connection host) throws IOException, ProtocolException {
        Connection.Welcome welcome = host.greet(settings.name());
        TableMessage answer = welcome.offer();
        if (answer instanceof TableMessage.Playing playing && (id == null || id.equals(playing.id()))) {
            host.write(new TableMessage.Watch(playing.id()));
            answer = host.read();
            if (answer instanceof TableMessage.Watching watching) {
                sitDown(host, playing, welcome.name(), watching.before());
                return true;
            }
        }
        // After a broken connection, the host may still count the lost one.
        boolean isFinal = id == null || answer instanceof TableMessage.Bye bye && bye.why() != TableMessage.Why.FULL;
        if (isFinal) {
            end(Closing.ofOffer(answer));
        }
        return isFinal;
    }

    private void sitDown(Connection host, TableMessage.Playing playing, String name, int told) throws IOException {
        conversation = Conversation.begin(playing.terms(), true);
        if (id == null) {
            id = playing.id();
            fingerprint = host.fingerprint();
            tell(new TableEvent.Watching(name, playing.other(), playing.terms()));
        } else {
            tell(new TableEvent.Back());
        }
        before = told;
        if (before == 0) {
            tell(conversation.started());
        }
        host.start(new Incoming());
    }

    private void lookAgain() {
        Duration patience = settings.patience();
        long start = System.nanoTime();
        tell(new TableEvent.Lost(patience));
        try (Whereabouts table = new Whereabouts(id, where)) {
            do {
                Thread.sleep(Whereabouts.PAUSE_MILLIS);
                for (TableCode place : table.places()) {
                    if (closed || isIn(place)) {
                        return;
                    }
                }
            } while (System.nanoTime() - start < patience.toNanos());
            end(Closing.LOST);
        } catch (InterruptedException left) {
            // The user no longer watches.
        }
    }

    private boolean isIn(TableCode place) {
        try {
            if (enter(place)) {
                return true;
            }
        } catch (IOException | ProtocolException | RuntimeException notYet) {
            // Try the next place, or the same one a moment later.
        }
        if (connection != null) {
            connection.close();
        }
        return false;
    }

    private void tell(TableEvent event) {
        home.execute(() -> listener.accept(event));
    }

    private synchronized void end(Closing why) {
        if (!closed) {
            closed = true;
            tell(new TableEvent.Closed(why));
        }
        if (connection != null) {
            connection.close();
        }
        Thread looker = looking;
        if (looker != null && looker != Thread.currentThread()) {
            looker.interrupt();
        }
    }

    /** Stops watching. */
    public void leave() {
        end(Closing.LEFT);
    }

    /** {@return the time a side has left after the moves so far} */
    public Duration left(Side side) {
        Conversation now = conversation;
        return now == null ? Duration.ZERO : now.left(side);
    }

    private void take(TableMessage message) throws ProtocolException {
        if (message instanceof TableMessage.Told told) {
            Conversation.Step step =
                    told.byHost() ? conversation.sent(told.message()) : conversation.received(told.message());
            conversation = step.then();
            if (before > 0) {
                before--;
                tell(before == 0 ? conversation.soFar() : List.of());
            } else {
                tell(step.events());
            }
        } else if (message instanceof TableMessage.Bye bye) {
            // The host answers that the table is unknown if it has waited for the guest in vain.
            end(bye.why() == TableMessage.Why.UNKNOWN ? Closing.LOST : Closing.of(bye.why()));
        } else if (!(message instanceof TableMessage.Ping)) {
            throw new ProtocolException("not for those who watch");
        }
    }

    private void tell(List<TableEvent> events) {
        events.stream()
                .filter(event -> !(event instanceof TableEvent.Asked || event instanceof TableEvent.Refused))
                .forEach(this::tell);
    }

    private final class Incoming implements Connection.Listener {
        @Override
        public void received(Connection from, TableMessage message) {
            try {
                take(message);
            } catch (ProtocolException wrong) {
                end(Closing.PROTOCOL);
            }
        }

        @Override
        public void ended(Connection from) {
            if (!closed) {
                looking = DaemonThreads.start("table watcher", TableWatch.this::lookAgain);
            }
        }

        @Override
        public void broken(Connection from) {
            end(Closing.PROTOCOL);
        }
    }
}
