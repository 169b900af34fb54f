package jump61.table;

import java.io.IOException;
import java.net.InetAddress;
import java.util.List;
import java.util.stream.Stream;

/** The host's end: the door and the announcements. */
final class HostEnd implements End {
    private final Table table;
    private final Tls tls;
    private final int wantedPort;
    private Door door;
    private Announcer announcer;

    HostEnd(Table table, Tls tls, int wantedPort) {
        this.table = table;
        this.tls = tls;
        this.wantedPort = wantedPort;
    }

    @Override
    public void begin() throws IOException {
        boolean here = table.settings().thisComputerOnly();
        door = Door.open(tls, table.settings().listen(), wantedPort, this::greet);
        int port = door.port();
        announcer = new Announcer(() -> announcement(port), here);
        Stream<InetAddress> addresses = here ? Stream.of(InetAddress.getLoopbackAddress()) : Networks.own().stream();
        List<TableCode> codes =
                addresses.map(address -> TableCode.ofOwn(address, port)).toList();
        table.opened(codes.isEmpty() ? List.of(TableCode.of(InetAddress.getLoopbackAddress(), port)) : codes);
    }

    private Announcement announcement(int port) {
        Terms terms = table.terms();
        Announcement.State state = table.kept() == null
                ? Announcement.State.OPEN
                : terms.extras().watching() ? Announcement.State.PLAY : Announcement.State.BACK;
        String name = table.settings().name();
        return new Announcement(state, port, table.id(), terms, name, table.otherName());
    }

    private boolean greet(Connection visitor) throws IOException, ProtocolException, InterruptedException {
        if (!(visitor.read() instanceof TableMessage.Hello hello)) {
            return false;
        }
        visitor.write(
                new TableMessage.Hello(TableLines.VERSION, table.settings().name()));
        String fingerprint = visitor.fingerprint();
        TableMessage offer = table.offer(fingerprint);
        visitor.write(offer);
        if (offer instanceof TableMessage.Bye) {
            return false;
        }
        TableMessage answer = visitor.read();
        if (answer instanceof TableMessage.Sit sit && sit.id().equals(table.id())) {
            String host = table.settings().thisComputerOnly() ? "127.0.0.1" : "0.0.0.0";
            Kept.People people = new Kept.People(table.settings().name(), hello.name(), fingerprint);
            return table.seat(visitor, people, new TableCode(host, door.port()), sit.extras());
        } else if (answer instanceof TableMessage.Back back && back.id().equals(table.id())) {
            return table.goOn(visitor, fingerprint, back.received());
        } else if (answer instanceof TableMessage.Watch watch && watch.id().equals(table.id())) {
            return table.admit(visitor);
        }
        return false;
    }

    @Override
    public void lost() {
        // The door is always open.
    }

    @Override
    public void close() {
        if (door != null) {
            door.close();
            announcer.close();
        }
    }
}
