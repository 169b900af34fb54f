package jump61.table;

import java.io.EOFException;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import javax.net.ssl.SSLException;
import jump61.engine.DaemonThreads;

/** The guest's end: looks for the host, at first once, and after the line broke until it is told to stop. */
final class GuestEnd implements End {
    private static final int CONNECT_MILLIS = 5_000;
    private static final int PAUSE_MILLIS = 1_000;

    private final Table table;
    private final Tls tls;
    private final TableCode where;
    private final Extras agreed;
    private String hostName = "";
    private volatile Thread thread;
    private volatile boolean closed;

    GuestEnd(Table table, Tls tls, TableCode where, Extras agreed) {
        this.table = table;
        this.tls = tls;
        this.where = where;
        this.agreed = agreed;
    }

    @Override
    public void begin() {
        thread = DaemonThreads.start("table guest", this::join);
    }

    @Override
    public void lost() {
        if (!closed) {
            thread = DaemonThreads.start("table guest", this::lookAgain);
        }
    }

    private void join() {
        Connection connection = null;
        try {
            connection = connect(where);
            TableMessage offer = greeting(connection);
            if (offer instanceof TableMessage.Offered offered) {
                sit(connection, offered);
            } else {
                connection.close();
                table.failed(offer instanceof TableMessage.Bye bye ? Closing.of(bye.why()) : Closing.FULL);
            }
        } catch (ProtocolException | SSLException | EOFException wrong) {
            close(connection);
            table.failed(Closing.NO_TABLE);
        } catch (IOException | InterruptedException | RuntimeException failed) {
            close(connection);
            table.failed(Closing.NO_ANSWER);
        }
    }

    private Connection connect(TableCode at) throws IOException {
        InetSocketAddress address = new InetSocketAddress(at.host(), at.port());
        if (address.isUnresolved()) {
            throw new IOException("no such host");
        }
        return new Connection(tls.connect(address, CONNECT_MILLIS));
    }

    private TableMessage greeting(Connection connection) throws IOException, ProtocolException {
        connection.write(
                new TableMessage.Hello(TableLines.VERSION, table.settings().name()));
        TableMessage hello = connection.read();
        if (hello instanceof TableMessage.Hello said) {
            hostName = said.name();
            return connection.read();
        } else if (hello instanceof TableMessage.Bye) {
            return hello;
        }
        throw new ProtocolException("no greeting");
    }

    private void sit(Connection connection, TableMessage.Offered offered)
            throws IOException, ProtocolException, InterruptedException {
        Extras extras = offered.terms().extras();
        if (!extras.and(agreed).equals(extras)) {
            connection.close();
            table.tell(new TableEvent.Offered(offered.terms(), hostName));
            table.failed(Closing.LEFT);
            return;
        }
        connection.write(new TableMessage.Sit(offered.id(), extras));
        TableMessage answer = connection.read();
        if (answer instanceof TableMessage.Seated) {
            table.seated(connection, offered, hostName, where);
        } else {
            connection.close();
            table.failed(answer instanceof TableMessage.Bye bye ? Closing.of(bye.why()) : Closing.NO_TABLE);
        }
    }

    private void lookAgain() {
        try (Finder finder = finder()) {
            while (!closed && !tryPlaces(finder)) {
                Thread.sleep(PAUSE_MILLIS);
            }
        } catch (InterruptedException stopped) {
            // Nobody is looked for any more.
        }
    }

    private static Finder finder() {
        try {
            return new Finder(tables -> {});
        } catch (IOException cannotListen) {
            return null;
        }
    }

    private boolean tryPlaces(Finder finder) throws InterruptedException {
        Set<TableCode> places = new LinkedHashSet<>();
        Optional.ofNullable(finder).map(found -> found.where(table.id())).ifPresent(places::add);
        places.add(where);
        for (TableCode place : places) {
            Connection connection = null;
            try {
                connection = connect(place);
                TableMessage offer = greeting(connection);
                if (offer instanceof TableMessage.Back back && back.id().equals(table.id())) {
                    connection.write(
                            new TableMessage.Back(table.id(), table.kept().received()));
                    if (table.goOn(connection, connection.fingerprint(), back.received())) {
                        return true;
                    }
                } else if (offer instanceof TableMessage.Bye bye
                        && bye.why() != TableMessage.Why.FULL
                        && table.isOther(connection.fingerprint())) {
                    table.failed(Closing.of(bye.why()));
                    closed = true;
                }
            } catch (IOException | ProtocolException | RuntimeException notYet) {
                // The next place, or the same one a moment later.
            }
            close(connection);
        }
        return false;
    }

    private static void close(Connection connection) {
        if (connection != null) {
            connection.close();
        }
    }

    @Override
    public void close() {
        closed = true;
        Thread looking = thread;
        if (looking != null && looking != Thread.currentThread()) {
            looking.interrupt();
        }
    }
}
