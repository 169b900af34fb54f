package jump61.network;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.rmi.server.RMIServerSocketFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The server sockets of a hosted game. They listen on one address, guard every connection and limit their number. If
 * the limit is reached, the connection that has been open longest is closed, unless it is in a call or belongs to the
 * guest; so strangers who connect and stay silent cannot keep the guest out. Thread-safe.
 */
final class GuardedServerSockets implements RMIServerSocketFactory {
    /** Maximum number of connections. A well-behaved program needs three or four. */
    static final int MOST_CONNECTIONS = 24;

    private static final int BACKLOG = 16;

    private final InetAddress address;
    private final int patienceMillis;
    private final PeerAccess access;
    private final CallReader.Calls calls;
    private final List<ServerSocket> doors = new ArrayList<>();
    private final List<GuardedSocket> connections = new ArrayList<>();

    GuardedServerSockets(RemoteSettings settings, PeerAccess access, CallReader.Calls calls) {
        this.calls = calls;
        this.address = settings.listen();
        this.patienceMillis = (int) settings.patience().toMillis();
        this.access = access;
    }

    @Override
    public synchronized ServerSocket createServerSocket(int port) throws IOException {
        ServerSocket door = new Door(port);
        doors.add(door);
        return door;
    }

    /** Detects programs that have disconnected during a call. */
    void watch() {
        for (GuardedSocket connection : connections()) {
            if (connection.abandonedInCall()) {
                closeQuietly(connection);
                access.hungUp(connection);
            }
        }
    }

    /** {@return whether any caller is still waiting for an answer} */
    boolean inCall() {
        return connections().stream().anyMatch(GuardedSocket::inCall);
    }

    /** Stops listening and ends all connections. */
    synchronized void close() {
        doors.forEach(GuardedServerSockets::closeQuietly);
        connections.forEach(GuardedServerSockets::closeQuietly);
        connections.clear();
    }

    synchronized List<GuardedSocket> connections() {
        connections.removeIf(Socket::isClosed);
        return List.copyOf(connections);
    }

    /** Closes every connection except the guest's. */
    void closeStrangers() {
        connections().stream().filter(this::isStrangers).forEach(GuardedServerSockets::closeQuietly);
    }

    private boolean isStrangers(GuardedSocket connection) {
        return !access.admitsListener(connection.getInetAddress().getHostAddress());
    }

    private synchronized void admit(GuardedSocket newcomer) throws IOException {
        if (isStrangers(newcomer)) {
            closeQuietly(newcomer);
            return;
        }
        if (connections().size() >= MOST_CONNECTIONS) {
            connections.stream()
                    .filter(connection -> !connection.inCall() && !connection.wasGuests())
                    .findFirst()
                    .ifPresentOrElse(GuardedServerSockets::closeQuietly, () -> closeQuietly(newcomer));
        }
        connections.add(newcomer);
    }

    private static void closeQuietly(Closeable closeable) {
        try {
            closeable.close();
        } catch (IOException ignored) {
            // The socket is no longer needed anyway.
        }
    }

    private final class Door extends ServerSocket {
        private final ReentrantLock accepting = new ReentrantLock();

        Door(int port) throws IOException {
            try {
                bind(new InetSocketAddress(address, port), BACKLOG);
            } catch (IOException e) {
                close();
                throw e;
            }
        }

        @Override
        public Socket accept() throws IOException {
            accepting.lock();
            try {
                return acceptNext();
            } finally {
                accepting.unlock();
            }
        }

        /** Closes the socket and waits for a running {@code accept}, because only then is the port free again. */
        @Override
        public void close() throws IOException {
            super.close();
            try {
                if (accepting.tryLock(1, TimeUnit.SECONDS)) {
                    accepting.unlock();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        private Socket acceptNext() throws IOException {
            String[] caller = {""};
            GuardedSocket connection = new GuardedSocket(
                    patienceMillis,
                    socket -> new CallReader(socket, calls),
                    () -> access.misbehaved(caller[0], "more than " + GuardedSocket.MOST_BYTES + " bytes at once"));
            implAccept(connection);
            caller[0] = connection.getInetAddress().getHostAddress();
            connection.setSoTimeout(0);
            admit(connection);
            return connection;
        }
    }
}
