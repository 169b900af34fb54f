package jump61.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Position;
import jump61.game.Side;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** People at tables, over real connections on this computer. */
@Timeout(60)
abstract class PeopleAtTables {
    static final Duration PATIENCE = Duration.ofSeconds(30);

    @TempDir
    Path folder;

    final List<Guest> people = new ArrayList<>();
    final List<TableWatch> watches = new ArrayList<>();
    final List<Proxy> lines = new ArrayList<>();

    /** Somebody at a table. */
    static final class Guest {
        final BlockingQueue<TableEvent> events = new LinkedBlockingQueue<>();
        Table table;

        /** {@return the next event of a kind; the others before it are dropped} */
        <T extends TableEvent> T await(Class<T> kind) throws InterruptedException {
            while (true) {
                TableEvent next = events.poll(40, TimeUnit.SECONDS);
                assertTrue(next != null, () -> "no " + kind.getSimpleName());
                assertFalse(
                        next instanceof TableEvent.Closed && kind != TableEvent.Closed.class, () -> next.toString());
                if (kind.isInstance(next)) {
                    return kind.cast(next);
                }
            }
        }
    }

    /** A line that can be cut. */
    static final class Proxy {
        final ServerSocket door;
        final int to;
        final List<Socket> sockets = new ArrayList<>();

        Proxy(int to) throws IOException {
            this.to = to;
            door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
            run(this::serve);
        }

        static void run(Runnable task) {
            Thread thread = new Thread(task);
            thread.setDaemon(true);
            thread.start();
        }

        void serve() {
            try {
                while (true) {
                    Socket in = door.accept();
                    Socket out = new Socket(InetAddress.getLoopbackAddress(), to);
                    synchronized (this) {
                        sockets.addAll(List.of(in, out));
                    }
                    run(() -> pump(in, out));
                    run(() -> pump(out, in));
                }
            } catch (IOException closed) {
                cut();
            }
        }

        static void pump(Socket from, Socket to) {
            try (from;
                    to) {
                from.getInputStream().transferTo(to.getOutputStream());
            } catch (IOException cut) {
                // That is what it is for.
            }
        }

        synchronized void cut() {
            for (Socket socket : sockets) {
                try {
                    socket.close();
                } catch (IOException alreadyClosed) {
                    // Nothing left to cut.
                }
            }
            sockets.clear();
        }
    }

    @AfterEach
    void closeAll() throws IOException {
        for (Guest each : people) {
            if (each.table != null) {
                each.table.leave();
            }
        }
        watches.forEach(TableWatch::leave);
        for (Proxy line : lines) {
            line.door.close();
            line.cut();
        }
        // What a table keeps is in the folder of the test, which is deleted next.
        people.stream().filter(each -> each.table != null).forEach(each -> each.table.awaitClosed());
    }

    TableSettings settings(String name) {
        return new TableSettings(folder.resolve(name), name, true, PATIENCE);
    }

    Guest open(Terms terms) {
        Guest host = new Guest();
        people.add(host);
        host.table = Table.open(settings("Ann"), terms, Runnable::run, host.events::add);
        return host;
    }

    Guest join(String name, int port) {
        return join(name, new TableCode("127.0.0.1", port));
    }

    Guest join(String name, TableCode where) {
        Guest guest = new Guest();
        people.add(guest);
        guest.table = Table.join(settings(name), where, Extras.NONE, Runnable::run, guest.events::add);
        return guest;
    }

    Guest resume(String name) throws IOException {
        Guest again = new Guest();
        people.add(again);
        again.table =
                Table.resume(settings(name), Runnable::run, again.events::add).orElseThrow();
        return again;
    }

    static int port(Guest host) throws InterruptedException {
        return host.await(TableEvent.Opened.class).codes().get(0).port();
    }

    static Terms terms(Game game) {
        BoardSize size =
                game.sizes().contains(3) ? BoardSize.square(3) : game.sizes().usualSize();
        return new Terms(game, size, Side.FIRST, Pace.NONE, Extras.NONE);
    }

    static Terms usual() {
        return terms(Games.usual());
    }

    /** Both play their first legal moves, as many as are wanted; {@return the position then} */
    static Position play(Guest host, Guest guest, Position from, int most) throws InterruptedException {
        Position now = from;
        for (int i = 0; i < most && now.result().isEmpty(); i++) {
            Guest mover = now.toMove() == Side.FIRST ? host : guest;
            mover.table.play(now.legalMoves().get(0));
            now = host.await(TableEvent.Moved.class).turn().after();
            assertEquals(now, guest.await(TableEvent.Moved.class).turn().after());
        }
        return now;
    }

    Guest join(String name, int port, Extras agreed) {
        Guest guest = new Guest();
        people.add(guest);
        TableCode where = new TableCode("127.0.0.1", port);
        guest.table = Table.join(settings(name), where, agreed, Runnable::run, guest.events::add);
        return guest;
    }

    static void kill(Guest victim) throws InterruptedException {
        victim.table.dropAsIfKilled();
        victim.table = null;
    }

    /** {@return what somebody sees who watches a table} */
    BlockingQueue<TableEvent> watch(String name, int port) {
        BlockingQueue<TableEvent> seen = new LinkedBlockingQueue<>();
        watches.add(TableWatch.begin(settings(name), new TableCode("127.0.0.1", port), Runnable::run, seen::add));
        return seen;
    }

    /** {@return the next event, which is of this kind} */
    static <T extends TableEvent> T next(BlockingQueue<TableEvent> seen, Class<T> kind) throws InterruptedException {
        return kind.cast(seen.poll(40, TimeUnit.SECONDS));
    }
}
