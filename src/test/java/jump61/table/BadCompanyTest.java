package jump61.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import jump61.engine.DaemonThreads;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Side;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Programs that know the protocol and do not keep to it, and lines that break at the worst moment. */
class BadCompanyTest extends PeopleAtTables {
    private final ScheduledExecutorService often =
            Executors.newSingleThreadScheduledExecutor(DaemonThreads.named("bad company"));

    @AfterEach
    void stop() {
        often.shutdownNow();
    }

    private Tls.Secured line(int port) throws IOException {
        Tls tls = new Tls(OwnKey.in(folder.resolve("Eve")));
        return tls.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 5_000);
    }

    /** {@return a connection of a program that has the place at a table} */
    private Connection seated(int port) throws Exception {
        Connection guest = new Connection(line(port));
        guest.write(new TableMessage.Hello(1, "Eve"));
        guest.read();
        String id = ((TableMessage.Offered) guest.read()).id();
        guest.write(new TableMessage.Sit(id, Extras.NONE));
        assertEquals(new TableMessage.Seated(id), guest.read());
        return guest;
    }

    @Test
    void whoGoesOnPingingAfterTheFarewellIsLetGo() throws Exception {
        Guest host = open(usual().with(Extras.WATCHED));
        int port = port(host);
        Guest guest = join("Bob", port, Extras.ALL);
        guest.await(TableEvent.Started.class);
        Tls.Secured line = line(port);
        Connection watcher = new Connection(line);
        watcher.write(new TableMessage.Hello(1, "Eve"));
        watcher.read();
        watcher.write(new TableMessage.Watch(((TableMessage.Playing) watcher.read()).id()));
        watcher.read();
        often.scheduleWithFixedDelay(
                () -> {
                    try {
                        watcher.write(new TableMessage.Ping());
                    } catch (IOException letGo) {
                        throw new IllegalStateException(letGo);
                    }
                },
                0,
                300,
                TimeUnit.MILLISECONDS);
        host.table.leave();
        assertTrue(isClosed(line.plain()));
    }

    /** {@return whether the other side closes the connection; waits for it} */
    private static boolean isClosed(Socket line) {
        try {
            byte[] rest = new byte[1_000];
            while (line.getInputStream().read(rest) >= 0) {
                // What was said before does not matter.
            }
        } catch (IOException reset) {
            // That is an end, too.
        }
        return true;
    }

    @Test
    @Tag("slow")
    void aHostThatSaysOneByteAfterTheOtherIsNotWaitedForLong() throws Exception {
        try (ServerSocket slow = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
            Guest guest = join("Bob", slow.getLocalPort());
            Socket visitor = slow.accept();
            AtomicInteger count = new AtomicInteger();
            byte[] record = {22, 3, 3, 64};
            often.scheduleWithFixedDelay(
                    () -> {
                        int now = count.getAndIncrement();
                        try {
                            visitor.getOutputStream().write(now < record.length ? record[now] : 2);
                        } catch (IOException letGo) {
                            throw new IllegalStateException(letGo);
                        }
                    },
                    0,
                    300,
                    TimeUnit.MILLISECONDS);
            assertEquals(Closing.NO_ANSWER, guest.await(TableEvent.Closed.class).why());
        }
    }

    @Test
    void whoeverClaimsToHaveWonOnTimeWithoutAClockHasLeft() throws Exception {
        Guest host = open(usual());
        Connection guest = seated(port(host));
        guest.write(new TableMessage.Bye(TableMessage.Why.TIME));
        assertEquals(
                new Result(Optional.of(Side.FIRST), Result.Reason.RESIGNATION),
                host.await(TableEvent.Ended.class).result());
        assertEquals(Closing.OTHER_LEFT, host.await(TableEvent.Closed.class).why());
        guest.close();
    }

    @Test
    void whatIsSaidAfterTheEndOfTheGameOrTwiceChangesNothing() throws Exception {
        Guest host = open(usual());
        Connection guest = seated(port(host));
        Position start = host.await(TableEvent.Started.class).start();
        host.table.play(start.legalMoves().get(0));
        TableMessage.Moved first = (TableMessage.Moved) guest.read();
        host.table.ask(Wish.TAKEBACK, 1);
        assertEquals(new TableMessage.Asked(Wish.TAKEBACK, 1, 1), guest.read());
        for (int i = 0; i < 2; i++) {
            guest.write(new TableMessage.Answered(Wish.TAKEBACK, true, 1, 1));
        }
        assertEquals(1, host.await(TableEvent.TakenBack.class).moves());
        guest.write(new TableMessage.Resigned(1, 0));
        assertEquals(
                Optional.of(Side.FIRST),
                host.await(TableEvent.Ended.class).result().winner());
        guest.write(first);
        guest.write(new TableMessage.Answered(Wish.DRAW, true, 1, 0));
        guest.write(new TableMessage.Said(3));
        // No other event comes before.
        assertEquals(new TableEvent.Said(3), host.events.poll(40, TimeUnit.SECONDS));
        assertEquals(1, host.table.score().own());
        guest.close();
    }

    /** The line breaks when the guest has asked for the place: it may have it or not. */
    @Test
    void aGuestWhoseLineBreaksWhileSittingDownSitsThereAllTheSame() throws Exception {
        Tls tls = new Tls(OwnKey.in(folder.resolve("Ann")));
        Terms terms = usual();
        String id = "0123456789abcdef";
        AtomicInteger visits = new AtomicInteger();
        BlockingQueue<TableMessage> heard = new LinkedBlockingQueue<>();
        Door door = Door.open(tls, InetAddress.getLoopbackAddress(), 0, visitor -> {
            visitor.read();
            visitor.write(new TableMessage.Hello(1, "Ann"));
            boolean first = visits.getAndIncrement() == 0;
            visitor.write(first ? new TableMessage.Offered(id, terms) : new TableMessage.Back(id, 0));
            heard.add(visitor.read());
            if (!first) {
                visitor.write(new TableMessage.Said(5));
            }
            return !first;
        });
        try {
            Guest guest = join("Bob", door.port());
            assertEquals("Ann", guest.await(TableEvent.Joined.class).name());
            assertEquals(5, guest.await(TableEvent.Said.class).phrase());
            assertEquals(new TableMessage.Sit(id, Extras.NONE), heard.poll(40, TimeUnit.SECONDS));
            assertEquals(new TableMessage.Back(id, 0), heard.poll(40, TimeUnit.SECONDS));
        } finally {
            door.close();
        }
    }

    @Test
    void whoWatchesIsThereAgainWhenTheHostIs() throws Exception {
        Guest host = open(usual().with(Extras.WATCHED));
        int port = port(host);
        Guest guest = join("Bob", port, Extras.ALL);
        Position now = play(host, guest, guest.await(TableEvent.Started.class).start(), 3);
        BlockingQueue<TableEvent> seen = watch("Eve", port);
        next(seen, TableEvent.Watching.class);
        next(seen, TableEvent.Started.class);
        kill(host);
        next(seen, TableEvent.Lost.class);
        Guest back = resume("Ann");
        guest.await(TableEvent.Back.class);
        next(seen, TableEvent.Back.class);
        assertEquals(now, next(seen, TableEvent.Started.class).turns().get(2).after());
        play(back, guest, now, 1);
        next(seen, TableEvent.Moved.class);
        back.table.leave();
        assertEquals(Closing.OTHER_LEFT, next(seen, TableEvent.Closed.class).why());
    }

    @Test
    void whoWatchesIsToldIfOneOfTheTwoDoesNotComeBack() throws Exception {
        TableSettings hasty = new TableSettings(folder.resolve("Ann"), "Ann", true, Duration.ofMillis(1));
        Guest host = new Guest();
        people.add(host);
        host.table = Table.open(hasty, usual().with(Extras.WATCHED), Runnable::run, host.events::add);
        int port = port(host);
        Guest guest = join("Bob", port, Extras.ALL);
        guest.await(TableEvent.Started.class);
        BlockingQueue<TableEvent> seen = watch("Eve", port);
        next(seen, TableEvent.Watching.class);
        next(seen, TableEvent.Started.class);
        kill(guest);
        assertEquals(Closing.LOST, host.await(TableEvent.Closed.class).why());
        assertEquals(Closing.LOST, next(seen, TableEvent.Closed.class).why());
    }

    @Test
    void whoWantsToWatchOrJoinTheOwnGameAfterACrashIsToldWhoseItIs() throws Exception {
        Guest host = open(usual().with(Extras.WATCHED));
        int port = port(host);
        Guest guest = join("Bob", port, Extras.ALL);
        guest.await(TableEvent.Started.class);
        kill(guest);
        host.await(TableEvent.Lost.class);
        assertEquals(
                Closing.OWN, next(watch("Bob", port), TableEvent.Closed.class).why());
        assertEquals(
                Closing.OWN, join("Bob", port).await(TableEvent.Closed.class).why());
        resume("Bob").await(TableEvent.Back.class);
    }

    /** A visitor has a place from the first word of the conversation, even if the door does not know it yet. */
    @Test
    void whoHasAPlaceHearsTheFarewellEvenIfTheDoorClosesAtThatMoment() throws Exception {
        Tls tls = new Tls(OwnKey.in(folder.resolve("Ann")));
        CompletableFuture<Connection> seated = new CompletableFuture<>();
        CountDownLatch closed = new CountDownLatch(1);
        Door door = Door.open(tls, InetAddress.getLoopbackAddress(), 0, visitor -> {
            visitor.start(new Connection.Listener() {
                @Override
                public void received(Connection from, TableMessage message) {}

                @Override
                public void ended(Connection from) {}

                @Override
                public void broken(Connection from) {}
            });
            seated.complete(visitor);
            closed.await();
            return true;
        });
        Connection guest = new Connection(line(door.port()));
        Connection host = seated.get();
        door.close();
        host.post(new TableMessage.Bye(TableMessage.Why.PROTOCOL));
        assertEquals(new TableMessage.Bye(TableMessage.Why.PROTOCOL), guest.read());
        guest.close();
        closed.countDown();
    }

    @Test
    void aMoveOutOfTurnEndsTheConversation() throws Exception {
        Guest host = open(usual());
        Connection guest = seated(port(host));
        guest.write(new TableMessage.Moved(1, 0, 0, "00000000", "1 1"));
        assertEquals(Closing.PROTOCOL, host.await(TableEvent.Closed.class).why());
        assertEquals(new TableMessage.Bye(TableMessage.Why.PROTOCOL), guest.read());
        guest.close();
    }

    @Test
    void ofManyPhrasesAtOnceFewAreHeard() {
        RateLimit phrases = Table.phrases();
        long now = System.nanoTime();
        assertEquals(6, IntStream.range(0, 100).filter(i -> phrases.admits(now)).count());
        assertFalse(phrases.admits(now + 2_000_000_000L));
        assertTrue(phrases.admits(now + 4_000_000_000L));
    }

    @Test
    void whoComesBackSeesThatTheGameWasGivenUpAndWhatIsAsked() throws Exception {
        Guest host = open(usual());
        Guest guest = join("Bob", port(host));
        guest.await(TableEvent.Started.class);
        host.table.resign();
        Result given = guest.await(TableEvent.Ended.class).result();
        host.table.ask(Wish.REMATCH, 0);
        guest.await(TableEvent.Asked.class);
        kill(guest);
        Guest again = resume("Bob");
        again.await(TableEvent.Started.class);
        assertEquals(given, again.await(TableEvent.Ended.class).result());
        assertEquals(Wish.REMATCH, again.await(TableEvent.Asked.class).wish());
    }

    @Test
    void whoTalksWithoutAnEndIsCutOff() throws Exception {
        Guest host = open(usual());
        Connection guest = seated(port(host));
        assertThrows(IOException.class, () -> {
            while (true) {
                guest.write(new TableMessage.Said(1));
            }
        });
        assertEquals(Closing.PROTOCOL, host.await(TableEvent.Closed.class).why());
        guest.close();
    }
}
