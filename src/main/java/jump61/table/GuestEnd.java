package jump61.table;

import java.io.IOException;
import java.util.Set;
import jump61.engine.DaemonThreads;

/** The guest's end: looks for the host, once at first, and after a broken connection until it is told to stop. */
final class GuestEnd implements End {
    private static final int MOST_TRIES = 5;

    private final Table table;
    private final Tls tls;
    private final TableCode where;
    private final Extras agreed;
    private TableMessage.Offered wanted;
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
        try {
            for (int tries = 0; !hasJoined(tries); tries++) {
                Thread.sleep(Whereabouts.PAUSE_MILLIS);
            }
        } catch (ProtocolException | IOException | InterruptedException | RuntimeException failed) {
            table.failed(Closing.of(failed));
        }
    }

    /**
     * {@return whether it is now known if this side has the seat} If not, the connection broke after the guest asked
     * for it.
     */
    private boolean hasJoined(int tries) throws IOException, ProtocolException, InterruptedException {
        Connection connection = null;
        try {
            connection = Connection.to(where, tls, Connection.BURST);
            Connection.Welcome host = connection.greet(table.settings().name());
            TableMessage offer = host.offer();
            if (offer instanceof TableMessage.Offered offered) {
                sit(connection, offered, host.name());
            } else if (offer instanceof TableMessage.Back back
                    && wanted != null
                    && back.id().equals(wanted.id())) {
                connection.write(new TableMessage.Back(back.id(), 0));
                table.seated(connection, wanted, host.name(), where);
            } else {
                connection.close();
                table.failed(Closing.ofOffer(offer));
            }
            return true;
        } catch (IOException | ProtocolException | InterruptedException | RuntimeException failed) {
            close(connection);
            if (wanted == null || closed || tries >= MOST_TRIES || !(failed instanceof IOException)) {
                throw failed;
            }
            return false;
        }
    }

    private void sit(Connection connection, TableMessage.Offered offered, String hostName)
            throws IOException, ProtocolException, InterruptedException {
        Extras extras = offered.terms().extras();
        if (!extras.and(agreed).equals(extras)) {
            connection.close();
            table.tell(new TableEvent.Offered(offered.terms(), hostName));
            table.failed(Closing.LEFT);
            return;
        }
        wanted = offered;
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
        try (Whereabouts lost = new Whereabouts(table.id(), where)) {
            while (!closed && !tryPlaces(lost.places())) {
                Thread.sleep(Whereabouts.PAUSE_MILLIS);
            }
        } catch (InterruptedException stopped) {
            // The search is over.
        }
    }

    private boolean tryPlaces(Set<TableCode> places) throws InterruptedException {
        for (TableCode place : places) {
            Connection connection = null;
            try {
                connection = Connection.to(place, tls, Connection.BURST);
                TableMessage offer = connection.greet(table.settings().name()).offer();
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
                // Try the next place, or the same one a moment later.
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
