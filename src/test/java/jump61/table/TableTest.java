package jump61.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Two programs at one table. */
class TableTest extends PeopleAtTables {
    static List<Game> games() {
        return Games.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aWholeGameIsPlayed(Game game) throws InterruptedException {
        Guest host = open(terms(game));
        Guest guest = join("Bob", port(host));
        TableEvent.Joined joined = host.await(TableEvent.Joined.class);
        assertEquals("Bob", joined.name());
        assertEquals(KnownKeys.Trust.NEW, joined.trust());
        assertEquals("Ann", guest.await(TableEvent.Joined.class).name());
        TableEvent.Started started = guest.await(TableEvent.Started.class);
        assertEquals(Side.SECOND, started.own());
        Position end = play(host, guest, started.start(), 400);
        assertTrue(end.result().isPresent());
        assertEquals(host.table.score().own(), guest.table.score().other());
    }

    private String key(String name) throws IOException {
        OwnKey own = OwnKey.in(settings(name).folder());
        return KnownKeys.code(KnownKeys.fingerprint(own.certificate().getPublicKey()));
    }

    @Test
    void bothSeeEachOthersKeyAndKnowItTheNextTime() throws Exception {
        Guest host = open(usual());
        Guest guest = join("Bob", port(host));
        TableEvent.Joined hostSees = host.await(TableEvent.Joined.class);
        String shown = hostSees.key();
        assertEquals(key("Bob"), shown);
        TableEvent.Joined guestSees = guest.await(TableEvent.Joined.class);
        assertEquals(key("Ann"), guestSees.key());
        assertEquals(List.of(shown, guestSees.key()), List.of(guestSees.own(), hostSees.own()));
        host.table.leave();
        assertEquals(Closing.OTHER_LEFT, guest.await(TableEvent.Closed.class).why());
        Guest again = open(usual());
        join("Bob", port(again));
        assertEquals(KnownKeys.Trust.KNOWN, again.await(TableEvent.Joined.class).trust());
        again.table.leave();
        Guest third = open(usual());
        Files.move(folder.resolve("Bob"), folder.resolve("before"));
        join("Bob", port(third));
        TableEvent.Joined other = third.await(TableEvent.Joined.class);
        assertEquals(KnownKeys.Trust.CHANGED, other.trust());
        assertNotEquals(shown, other.key());
    }

    @Test
    void whoLeavesDuringAGameLosesIt() throws InterruptedException {
        Guest host = open(usual());
        Guest guest = join("Bob", port(host));
        guest.await(TableEvent.Started.class);
        guest.table.leave();
        assertEquals(
                new Result(Optional.of(Side.FIRST), Result.Reason.RESIGNATION),
                host.await(TableEvent.Ended.class).result());
        assertEquals(Closing.OTHER_LEFT, host.await(TableEvent.Closed.class).why());
        guest.table.awaitClosed();
        assertFalse(folder.resolve("Bob").toFile().listFiles((dir, name) -> name.endsWith(".table")).length > 0);
    }

    @Test
    void whoDoesNotMoveInTimeLoses() throws InterruptedException {
        Terms fast = new Terms(
                Games.usual(),
                BoardSize.square(4),
                Side.FIRST,
                Pace.read("total:1+0").orElseThrow(),
                Extras.NONE);
        Guest host = open(fast);
        Guest guest = join("Bob", port(host));
        host.await(TableEvent.Started.class);
        host.table.think();
        Result lost = new Result(Optional.of(Side.SECOND), Result.Reason.TIME);
        assertEquals(lost, guest.await(TableEvent.Ended.class).result());
        assertEquals(lost, host.await(TableEvent.Ended.class).result());
    }

    @Test
    void theGameGoesOnAfterTheLineWasCut() throws Exception {
        Guest host = open(usual());
        Proxy line = new Proxy(port(host));
        lines.add(line);
        Guest guest = join("Bob", line.door.getLocalPort());
        Position now = play(host, guest, guest.await(TableEvent.Started.class).start(), 4);
        line.cut();
        guest.await(TableEvent.Lost.class);
        host.await(TableEvent.Lost.class);
        // A move made meanwhile arrives later.
        host.table.play(now.legalMoves().get(0));
        host.table.say(3);
        guest.await(TableEvent.Back.class);
        assertEquals(
                host.await(TableEvent.Moved.class).turn().after(),
                guest.await(TableEvent.Moved.class).turn().after());
        assertEquals(3, guest.await(TableEvent.Said.class).phrase());
    }

    @Test
    void theGameGoesOnAfterEitherProgramWasKilled() throws Exception {
        Guest host = open(usual());
        int port = port(host);
        Guest guest = join("Bob", port);
        Position now = play(host, guest, guest.await(TableEvent.Started.class).start(), 3);
        assertFalse(settings("Bob").canResume(), "the game goes on");
        kill(guest);
        assertTrue(settings("Bob").canResume());
        host.await(TableEvent.Lost.class);
        Guest again = resume("Bob");
        TableEvent.Started started = again.await(TableEvent.Started.class);
        assertEquals(now, started.turns().get(2).after());
        again.await(TableEvent.Back.class);
        host.await(TableEvent.Back.class);
        now = play(host, again, now, 2);
        kill(host);
        again.await(TableEvent.Lost.class);
        Guest back = resume("Ann");
        assertEquals(5, back.await(TableEvent.Started.class).turns().size());
        back.await(TableEvent.Back.class);
        again.await(TableEvent.Back.class);
        play(back, again, now, 3);
    }

    @Test
    void nobodyElseGetsThePlace() throws Exception {
        Guest host = open(usual());
        int port = port(host);
        Guest guest = join("Bob", port);
        Position start = guest.await(TableEvent.Started.class).start();
        assertEquals(
                Closing.FULL, join("Eve", port).await(TableEvent.Closed.class).why());
        play(host, guest, start, 2);
    }

    @Test
    void strangersCostNobodyAPlace() throws Exception {
        Guest host = open(usual());
        int port = port(host);
        List<Socket> strangers = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            Socket stranger = new Socket();
            strangers.add(stranger);
            try {
                stranger.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 2_000);
                stranger.getOutputStream()
                        .write("GET / HTTP/1.1\r\n\r\n".repeat(i % 3).getBytes("US-ASCII"));
            } catch (IOException sentAway) {
                // That happens to strangers.
            }
        }
        Guest guest = join("Bob", port);
        play(host, guest, guest.await(TableEvent.Started.class).start(), 2);
        for (Socket stranger : strangers) {
            stranger.close();
        }
    }

    /** Random lines of a program that can do the rest: at the door they cost nobody anything, later only the table. */
    @Test
    void nonsenseEndsTheConversationAndNothingElse() throws Exception {
        Tls tls = new Tls(OwnKey.in(folder.resolve("Eve")));
        Random random = new Random(45);
        String[] lines = {
            "hello 1 Eve",
            "hello 2 Eve",
            "sit 0000000000000000",
            "back 0000000000000000 9",
            "move 1 0 0 00000000 1:1",
            "ping",
            "\u0000",
            "x".repeat(5_000),
            "bye left",
            "seated 1"
        };
        Guest host = open(usual());
        int port = port(host);
        for (int i = 0; i < 40; i++) {
            Tls.Secured line = tls.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 5_000);
            try {
                for (int j = random.nextInt(5); j >= 0; j--) {
                    line.socket()
                            .getOutputStream()
                            .write((lines[random.nextInt(lines.length)] + "\n").getBytes("US-ASCII"));
                }
            } catch (IOException sentAway) {
                // That is what is wanted.
            }
            line.plain().close();
        }
        Connection guest =
                new Connection(tls.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 5_000));
        guest.write(new TableMessage.Hello(7, "Eve"));
        assertEquals(new TableMessage.Hello(1, "Ann"), guest.read());
        TableMessage.Offered offered = (TableMessage.Offered) guest.read();
        guest.write(new TableMessage.Sit(offered.id(), Extras.NONE));
        assertEquals(new TableMessage.Seated(offered.id()), guest.read());
        guest.write(new TableMessage.Moved(1, 0, 0, "00000000", "1:1"));
        assertEquals(Closing.PROTOCOL, host.await(TableEvent.Closed.class).why());
        assertEquals(new TableMessage.Bye(TableMessage.Why.PROTOCOL), guest.read());
        guest.close();
    }

    @Test
    void aProgramOfANewerVersionThatKnowsNoOlderOneIsSaidToBeNewer() throws Exception {
        Tls tls = new Tls(OwnKey.in(folder.resolve("Newer")));
        Door newer = Door.open(tls, InetAddress.getLoopbackAddress(), 0, visitor -> {
            visitor.read();
            visitor.write(new TableMessage.Bye(TableMessage.Why.VERSION));
            return false;
        });
        assertEquals(
                Closing.VERSION,
                join("Bob", newer.port()).await(TableEvent.Closed.class).why());
        assertEquals(
                Closing.VERSION,
                next(watch("Eve", newer.port()), TableEvent.Closed.class).why());
        newer.close();
    }

    @Test
    void whatIsNoTableIsSaidToBeNone() throws Exception {
        try (ServerSocket other = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
            Thread server = new Thread(() -> {
                try (Socket visitor = other.accept();
                        InputStream in = visitor.getInputStream()) {
                    in.read();
                    visitor.getOutputStream().write("220 mail\r\n".getBytes("US-ASCII"));
                } catch (IOException closed) {
                    // The test is over.
                }
            });
            server.setDaemon(true);
            server.start();
            assertEquals(
                    Closing.NO_TABLE,
                    join("Bob", other.getLocalPort())
                            .await(TableEvent.Closed.class)
                            .why());
        }
        assertEquals(
                Closing.NO_HOST,
                join("Bob", new TableCode("no.such.computer.invalid", 1961))
                        .await(TableEvent.Closed.class)
                        .why());
        ServerSocket closed = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
        closed.close();
        assertEquals(
                Closing.NO_ANSWER,
                join("Bob", closed.getLocalPort())
                        .await(TableEvent.Closed.class)
                        .why());
    }

    @Test
    void anOpenTableIsFoundOnThisComputerAndForgottenWhenItCloses() throws Exception {
        BlockingQueue<List<FoundTable>> seen = new LinkedBlockingQueue<>();
        try (Finder finder = new Finder(seen::add)) {
            Guest host = open(usual());
            int port = port(host);
            assertTrue(appears(seen, port, true));
            host.table.leave();
            assertTrue(appears(seen, port, false));
        }
    }

    private static boolean appears(BlockingQueue<List<FoundTable>> seen, int port, boolean wanted)
            throws InterruptedException {
        for (List<FoundTable> now = seen.poll(20, TimeUnit.SECONDS);
                now != null;
                now = seen.poll(20, TimeUnit.SECONDS)) {
            if (now.stream().anyMatch(table -> table.where().port() == port) == wanted) {
                return true;
            }
        }
        return false;
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void onlyTheOwnerMayReadTheKey() throws IOException {
        String key = key("Ann");
        Path file = folder.resolve("Ann").resolve("key");
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        assertEquals(key, key("Ann"));
        assertTrue(key.matches("([0-9A-Z]{4}-){2}[0-9A-Z]{4}"), key);
    }
}
