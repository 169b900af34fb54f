package jump61.table;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.Future;
import jump61.engine.DaemonThreads;

/**
 * Lets visitors in. Those who stay silent or send nonsense cannot keep others out: only a few may be at the door at a
 * time, fewer from one address, and none for long. If there are too many, the one who has been there longest must go.
 */
final class Door implements Closeable {
    private static final int MOST = 24;
    private static final int MOST_OF_ONE = 8;

    private final Tls tls;
    private final ServerSocket socket;
    private final Reception reception;
    private final Deque<Visit> visits = new ArrayDeque<>();

    /** Greets a visitor, on a thread of its own. */
    interface Reception {
        /** {@return whether the visitor stays} */
        boolean greet(Connection visitor) throws IOException, ProtocolException, InterruptedException;
    }

    private record Visit(InetAddress from, Socket plain, Future<?> limit) {
        /** Ends the visit, unless the visitor has been given a place: from then on, there is no time limit. */
        void end() {
            if (limit.cancel(false)) {
                Limit.close(plain);
            }
        }
    }

    private Door(Tls tls, ServerSocket socket, Reception reception) {
        this.tls = tls;
        this.socket = socket;
        this.reception = reception;
    }

    /** {@return an open door, on the wanted port or, if that is taken, on any other} */
    static Door open(Tls tls, InetAddress at, int port, Reception reception) throws IOException {
        Door door = new Door(tls, listen(at, port), reception);
        DaemonThreads.start("table door", door::run);
        return door;
    }

    private static ServerSocket listen(InetAddress at, int port) throws IOException {
        try {
            return Tls.listen(at, port);
        } catch (IOException taken) {
            return Tls.listen(at, 0);
        }
    }

    int port() {
        return socket.getLocalPort();
    }

    private void run() {
        while (!socket.isClosed()) {
            try {
                Visit visit = enter(socket.accept());
                DaemonThreads.start("table visitor", () -> greet(visit));
            } catch (IOException | OutOfMemoryError failed) {
                // The next visitor may have more luck.
                pause();
            }
        }
    }

    private static void pause() {
        try {
            Thread.sleep(10);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized Visit enter(Socket plain) {
        Visit visit = new Visit(plain.getInetAddress(), plain, Limit.set(plain, Tls.GREETING_MILLIS));
        long same = visits.stream()
                .filter(other -> other.from().equals(visit.from()))
                .count();
        Optional<Visit> longest = visits.stream()
                .filter(other -> same < MOST_OF_ONE || other.from().equals(visit.from()))
                .findFirst();
        if (same >= MOST_OF_ONE || visits.size() >= MOST) {
            longest.ifPresent(this::sendAway);
        }
        visits.add(visit);
        return visit;
    }

    private void sendAway(Visit visit) {
        visits.remove(visit);
        visit.end();
    }

    private void greet(Visit visit) {
        boolean stays = false;
        try {
            stays = reception.greet(new Connection(tls.accept(visit.plain(), visit.limit())));
        } catch (IOException | ProtocolException | RuntimeException stranger) {
            // A program that knows the protocol would not have caused this.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            visit.limit().cancel(false);
            synchronized (this) {
                visits.remove(visit);
            }
            if (!stays) {
                Limit.close(visit.plain());
            }
        }
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException alreadyGone) {
            // There is nothing left to close.
        }
        synchronized (this) {
            visits.forEach(Visit::end);
            visits.clear();
        }
    }
}
