package jump61.table;

import java.io.Closeable;
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.MulticastSocket;
import java.net.NetworkInterface;
import java.net.SocketTimeoutException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import jump61.engine.DaemonThreads;

/** Listens for open tables on the network. Its lists are short, so that strangers' messages cost little. */
public final class Finder implements Closeable {
    /** The port on which tables are announced. */
    public static final int PORT = Networks.PORT;

    private static final int MOST = 60;
    private static final int MOST_OF_ONE = 20;
    private static final int POLL_MILLIS = 250;
    private static final long CALM_NANOS = 250_000_000L;
    private static final long FORGET_NANOS = 3_500_000_000L;

    private final Consumer<List<FoundTable>> listener;
    private final Map<String, Heard> heard = new HashMap<>();
    private final MulticastSocket socket;
    private List<Heard> told = List.of();
    private long lastTold = System.nanoTime() - CALM_NANOS;

    private record Heard(Announcement announcement, InetAddress from, long when) {
        private FoundTable table() {
            return new FoundTable(
                    announcement.id(),
                    announcement.name(),
                    announcement.terms(),
                    TableCode.of(from, announcement.port()),
                    announcement.state() == Announcement.State.OPEN ? null : announcement.other());
        }

        /** {@return whether both say the same, at whatever time} */
        private boolean isLike(Heard other) {
            return announcement.equals(other.announcement) && from.equals(other.from);
        }
    }

    /** {@return whether this computer is on a network on which tables can be found} */
    public static boolean hasNetwork() {
        return !Networks.all().isEmpty();
    }

    /**
     * Starts listening.
     *
     * @param listener receives the open tables whenever they have changed, on a thread of its own
     * @throws IOException if listening is impossible on this computer
     */
    public Finder(Consumer<List<FoundTable>> listener) throws IOException {
        this.listener = listener;
        socket = new MulticastSocket(null);
        try {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(Networks.PORT));
            socket.setSoTimeout(POLL_MILLIS);
        } catch (IOException taken) {
            socket.close();
            throw taken;
        }
        DaemonThreads.start("table finder", this::run);
    }

    private void join() {
        for (NetworkInterface network : Networks.all()) {
            for (InetSocketAddress group : Networks.groups()) {
                try {
                    socket.joinGroup(group, network);
                } catch (IOException notThere) {
                    // A network without this version of IP; broadcasts may still arrive.
                }
            }
        }
    }

    private void run() {
        join();
        byte[] buffer = new byte[Announcement.LONGEST + 1];
        while (!socket.isClosed()) {
            try {
                DatagramPacket packet = new DatagramPacket(buffer, buffer.length);
                socket.receive(packet);
                Announcement.read(buffer, packet.getLength()).ifPresent(said -> note(said, packet.getAddress()));
            } catch (SocketTimeoutException nothing) {
                // Tables that have closed are forgotten.
            } catch (IOException closed) {
                return;
            }
            tellChanges();
        }
    }

    synchronized void note(Announcement said, InetAddress from) {
        Heard before = heard.get(said.id());
        if (before == null && (heard.size() >= MOST || count(from) >= MOST_OF_ONE)) {
            return;
        }
        // An IPv4 address is easier to pass on.
        boolean better = before == null || !(before.from() instanceof Inet4Address) || from instanceof Inet4Address;
        boolean nearer = before != null && before.from().isLoopbackAddress() && !from.isLoopbackAddress();
        InetAddress where = better && !nearer ? from : before.from();
        heard.put(said.id(), new Heard(said, where, System.nanoTime()));
    }

    private long count(InetAddress from) {
        return heard.values().stream().filter(each -> each.from().equals(from)).count();
    }

    /** Reports changes, but only a few times a second: a stranger may send announcements that change all the time. */
    synchronized void tellChanges() {
        long time = System.nanoTime();
        if (time - lastTold < CALM_NANOS) {
            return;
        }
        heard.values().removeIf(each -> time - each.when() > FORGET_NANOS);
        List<Heard> now = new ArrayList<>(heard.values());
        now.removeIf(each -> each.announcement().state() == Announcement.State.BACK);
        now.sort(Comparator.comparing((Heard each) -> each.announcement().name())
                .thenComparing(each -> each.announcement().id()));
        boolean same = now.size() == told.size();
        for (int i = 0; same && i < now.size(); i++) {
            same = now.get(i).isLike(told.get(i));
        }
        if (!same) {
            told = now;
            lastTold = time;
            listener.accept(now.stream().map(Heard::table).toList());
        }
    }

    /** {@return where a table is now, whether or not anybody may join; null if no announcement of it has arrived} */
    synchronized TableCode where(String id) {
        Heard last = heard.get(id);
        return last == null ? null : last.table().where();
    }

    @Override
    public void close() {
        socket.close();
    }
}
