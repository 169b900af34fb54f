package jump61.table;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import jump61.engine.DaemonThreads;
import jump61.game.Side;

/**
 * Somebody who watches a table of others, as far as both players allow it. The listener receives {@link
 * TableEvent.Watching}, the events of the games as the host sees them, and {@link TableEvent.Closed}. What the host sends is
 * checked by the rules, too.
 */
public final class TableWatch {
    private static final int CONNECT_MILLIS = 5_000;

    private final TableSettings settings;
    private final Executor home;
    private final Consumer<TableEvent> listener;
    private final TableCode where;

    private volatile boolean closed;
    private volatile Connection connection;
    private volatile Conversation conversation;
    private int before;

    private TableWatch(TableSettings settings, TableCode where, Executor home, Consumer<TableEvent> listener) {
        this.settings = settings;
        this.where = where;
        this.home = home;
        this.listener = listener;
    }

    /** Begins to watch a table. */
    public static TableWatch begin(
            TableSettings settings, TableCode where, Executor home, Consumer<TableEvent> listener) {
        TableWatch watch = new TableWatch(settings, where, home, listener);
        DaemonThreads.start("table watcher", watch::come);
        return watch;
    }

    private void come() {
        try {
            InetSocketAddress address = new InetSocketAddress(where.host(), where.port());
            if (address.isUnresolved()) {
                throw new IOException("no such host");
            }
            Tls tls = new Tls(OwnKey.in(settings.folder()));
            Connection host = new Connection(tls.connect(address, CONNECT_MILLIS), Kept.MOST);
            connection = host;
            if (closed) {
                host.close();
            }
            greet(host);
        } catch (ProtocolException stranger) {
            end(Closing.NO_TABLE);
        } catch (IOException | RuntimeException failed) {
            end(Closing.NO_ANSWER);
        }
    }

    private void greet(Connection host) throws IOException, ProtocolException {
        host.write(new TableMessage.Hello(TableLines.VERSION, settings.name()));
        if (!(host.read() instanceof TableMessage.Hello hello)) {
            throw new ProtocolException("no greeting");
        }
        TableMessage offer = host.read();
        if (!(offer instanceof TableMessage.Playing playing)) {
            end(offer instanceof TableMessage.Bye bye ? Closing.of(bye.why()) : Closing.UNKNOWN);
            return;
        }
        host.write(new TableMessage.Watch(playing.id()));
        TableMessage answer = host.read();
        if (!(answer instanceof TableMessage.Watching watching)) {
            end(answer instanceof TableMessage.Bye bye ? Closing.of(bye.why()) : Closing.UNKNOWN);
            return;
        }
        conversation = Conversation.begin(playing.terms(), true);
        tell(new TableEvent.Watching(hello.name(), playing.other(), playing.terms()));
        before = watching.before();
        if (before == 0) {
            tell(conversation.started());
        }
        host.start(new Incoming());
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
    }

    /** Watches no longer. */
    public void leave() {
        end(Closing.LEFT);
    }

    /** {@return the time that a side has left after the moves so far} */
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
                tell(before == 0 ? List.of(conversation.started()) : List.of());
            } else {
                tell(step.events());
            }
        } else if (message instanceof TableMessage.Bye bye) {
            end(Closing.of(bye.why()));
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
            end(Closing.LOST);
        }

        @Override
        public void broken(Connection from) {
            end(Closing.PROTOCOL);
        }
    }
}
