package jump61.table;

import java.io.Closeable;
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.InetSocketAddress;
import java.net.MulticastSocket;
import java.net.NetworkInterface;
import java.util.function.Supplier;
import jump61.engine.DaemonThreads;

/** Announces a table to the network, twice a second. */
final class Announcer implements Closeable {
    private static final int PERIOD_MILLIS = 500;

    private final Supplier<Announcement> announcement;
    private final boolean thisComputerOnly;
    private final Thread thread;

    Announcer(Supplier<Announcement> announcement, boolean thisComputerOnly) {
        this.announcement = announcement;
        this.thisComputerOnly = thisComputerOnly;
        thread = DaemonThreads.start("table announcer", this::run);
    }

    private void run() {
        try (MulticastSocket socket = new MulticastSocket()) {
            socket.setTimeToLive(1);
            while (!Thread.currentThread().isInterrupted()) {
                tell(socket, announcement.get().bytes());
                Thread.sleep(PERIOD_MILLIS);
            }
        } catch (IOException | InterruptedException ended) {
            // Without announcements, the table can still be joined by its code.
        }
    }

    private void tell(MulticastSocket socket, byte[] bytes) {
        Networks.thisComputer().forEach(address -> send(socket, bytes, address));
        if (thisComputerOnly) {
            return;
        }
        for (NetworkInterface network : Networks.all()) {
            try {
                socket.setNetworkInterface(network);
                Networks.groups().forEach(group -> send(socket, bytes, group));
            } catch (IOException goneMeanwhile) {
                // Try the next network.
            }
        }
        Networks.broadcasts().forEach(address -> send(socket, bytes, address));
    }

    private static void send(MulticastSocket socket, byte[] bytes, InetSocketAddress where) {
        try {
            socket.send(new DatagramPacket(bytes, bytes.length, where));
        } catch (IOException notReachable) {
            // This computer is not on such a network.
        }
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
