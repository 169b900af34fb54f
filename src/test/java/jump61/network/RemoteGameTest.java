package jump61.network;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.rmi.ConnectException;
import java.rmi.registry.LocateRegistry;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import jump61.engine.Engine;
import jump61.engine.SearchMonitor;
import jump61.game.Level;
import jump61.game.RefusedException;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import jump61.games.cubes.CubesMove;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Two sides in one program, over real remote calls on the loopback. */
@Timeout(120)
class RemoteGameTest {
    private final RemoteSettings network = TestNetwork.settings();

    @ParameterizedTest
    @CsvSource({"2, FIRST", "3, SECOND", "4, FIRST", "6, SECOND"})
    void theProgramPlaysWholeGamesAgainstItself(int size, Side hosts) throws InterruptedException {
        RemoteSide host = RemoteSide.host(network, "casual", size, hosts);
        host.await(RemoteEvent.Waiting.class);
        RemoteSide joiner = RemoteSide.join(network, "casual@localhost");
        joiner.await(RemoteEvent.Joined.class);
        host.await(RemoteEvent.Joined.class);
        host.game().start();
        host.await(RemoteEvent.Started.class);
        joiner.await(RemoteEvent.SetUp.class);
        assertEquals(hosts.opponent(), joiner.await(RemoteEvent.Started.class).own());
        while (host.game().position().result().isEmpty()) {
            boolean hostMoves = !host.game().awaitsPeer();
            RemoteSide mover = hostMoves ? host : joiner;
            CubesMove move = choose(mover.game());
            mover.game().play(move);
            assertEquals(
                    move,
                    (hostMoves ? joiner : host)
                            .await(RemoteEvent.Moved.class)
                            .turn()
                            .move());
        }
        assertEquals(host.game().position(), joiner.game().position());
        assertEquals(RemoteEnding.FINISHED, host.awaitEnd());
        assertEquals(RemoteEnding.FINISHED, joiner.awaitEnd());
    }

    @Test
    void theHostSetsUpWhatTheJoinerSees() throws InterruptedException {
        RemoteSide[] sides = joined("set_up_1");
        sides[0].game().setUp(3, Side.SECOND);
        sides[0].game().setUpMove(CubesGame.INSTANCE.parseMove("2:2"));
        sides[0].game().start();
        assertEquals(Side.FIRST, sides[1].await(RemoteEvent.SetUp.class).own());
        sides[1].await(RemoteEvent.SetUpMove.class);
        assertEquals(
                "1- 1- 1- / 1- 2r 1- / 1- 1- 1-",
                sides[1].await(RemoteEvent.Started.class).position().notation());
        leave(sides);
    }

    /**
     * Nobody says anything for longer than a silent connection is kept: by the sides, and by Java itself (15 s; the
     * build sets {@code sun.rmi.transport.connectionTimeout} to 2 s). Patience is longer than a call may take, 5 s.
     */
    @Tag("slow")
    @Test
    void aGameContinuesAfterALongSilence() throws InterruptedException {
        Duration patience = Duration.ofSeconds(6);
        RemoteSide[] sides = joined("silent", TestNetwork.settings(patience));
        sides[0].game().start();
        sides[0].await(RemoteEvent.Started.class);
        sides[1].await(RemoteEvent.SetUp.class);
        sides[1].await(RemoteEvent.Started.class);
        TimeUnit.MILLISECONDS.sleep(patience.plusSeconds(1).toMillis());
        sides[0].play("1:1");
        sides[1].await(RemoteEvent.Moved.class);
        TimeUnit.MILLISECONDS.sleep(patience.plusSeconds(1).toMillis());
        sides[1].play("2:2");
        sides[0].await(RemoteEvent.Moved.class);
        leave(sides);
    }

    @Test
    void whenOneSideLeavesTheOtherIsNotified() throws InterruptedException {
        RemoteSide[] sides = joined("first");
        sides[0].game().leave();
        assertEquals(RemoteEnding.LEFT, sides[0].awaitEnd());
        assertEquals(RemoteEnding.OPPONENT_LEFT, sides[1].awaitEnd());
        sides = joined("second");
        sides[1].game().leave();
        assertEquals(RemoteEnding.OPPONENT_LEFT, sides[0].awaitEnd());
        assertEquals(RemoteEnding.LEFT, sides[1].awaitEnd());
    }

    @Test
    void severalGamesAreHostedOnOneMachineAndFoundByTheirNames() throws InterruptedException {
        RemoteSide one = RemoteSide.host(network, "one", 6, Side.FIRST);
        int first = one.await(RemoteEvent.Waiting.class).port();
        RemoteSide two = RemoteSide.host(network, "two", 6, Side.FIRST);
        assertEquals(first + 1, two.await(RemoteEvent.Waiting.class).port());
        RemoteSide joiner = RemoteSide.join(network, "two@127.0.0.1");
        joiner.await(RemoteEvent.Joined.class);
        two.await(RemoteEvent.Joined.class);
        assertFalse(one.game().isJoined());
        leave(one, two, joiner);
    }

    @Test
    void nobodyCanJoinAGameTwice() throws InterruptedException {
        RemoteSide[] sides = joined("mine");
        RemoteSide late = RemoteSide.join(network, "mine@localhost");
        var end = late.await(RemoteEvent.Ended.class);
        assertEquals(RemoteEnding.NOTHING_HOSTED, end.ending());
        assertEquals("No game is hosted on localhost.", end.detail());
        assertThrows(
                ConnectException.class,
                () -> LocateRegistry.getRegistry(
                                "127.0.0.1", network.hostPorts().first())
                        .list());
        leave(sides);
    }

    @Test
    void aGameThatDoesNotExistIsReportedInOneLine() throws InterruptedException {
        RemoteSide host = RemoteSide.host(network, "mine", 6, Side.FIRST);
        host.await(RemoteEvent.Waiting.class);
        assertEquals(
                "There is no game yours on localhost.",
                RemoteSide.join(network, "yours@localhost")
                        .await(RemoteEvent.Ended.class)
                        .detail());
        assertEquals(
                "There is no machine no.such.machine.invalid.",
                RemoteSide.join(network, "yours@no.such.machine.invalid")
                        .await(RemoteEvent.Ended.class)
                        .detail());
        leave(host);
    }

    @Test
    void stoppingToWaitFreesThePort() throws InterruptedException {
        for (int round = 0; round < 5; round++) {
            RemoteSide host = RemoteSide.host(network, "again", 6, Side.FIRST);
            assertEquals(
                    network.hostPorts().first(),
                    host.await(RemoteEvent.Waiting.class).port());
            leave(host);
        }
    }

    @Test
    void theLackOfAFreePortIsReported() throws InterruptedException {
        RemoteSide[] hosts = new RemoteSide[3];
        for (int i = 0; i < hosts.length; i++) {
            hosts[i] = RemoteSide.host(network, "h" + i, 6, Side.FIRST);
            hosts[i].await(RemoteEvent.Waiting.class);
        }
        RemoteSide late = RemoteSide.host(network, "late", 6, Side.FIRST);
        assertEquals(RemoteEnding.CANNOT_LISTEN, late.awaitEnd());
        leave(hosts);
    }

    @Test
    void waitingCanBeCancelledBeforeItStarts() throws InterruptedException {
        RemoteSide host = RemoteSide.host(network, "brief", 6, Side.FIRST);
        host.game().leave();
        assertEquals(RemoteEnding.LEFT, host.awaitEnd());
        host.game().awaitClosed(Duration.ofSeconds(20));
        RemoteSide other = RemoteSide.host(network, "other", 6, Side.FIRST);
        other.await(RemoteEvent.Waiting.class);
        leave(other);
    }

    @Test
    void namesAndAddressesAreChecked() {
        assertThrows(RefusedException.class, () -> RemoteAddress.checkId("a-b"));
        assertThrows(RefusedException.class, () -> RemoteAddress.checkId(""));
        assertEquals("casual_1", RemoteAddress.checkId("casual_1"));
        assertEquals(new RemoteAddress("a", "::1"), RemoteAddress.parse("a@::1"));
        for (String wrong : new String[] {
            "a", "@b", "a@", "a b@c", "a@b c", "a@b@c", "a@localhost:1099", "a@1.2.3.4:7777", "ü@b", "a@\u001b"
        }) {
            assertThrows(RefusedException.class, () -> RemoteAddress.parse(wrong), wrong);
        }
    }

    @Test
    void listeningIsForThisMachineOnlyUnlessAskedForMore() {
        assertTrue(RemoteSettings.usual().listen().isLoopbackAddress());
        assertTrue(RemoteSettings.usual().listeningOn("all").listen().isAnyLocalAddress());
        assertThrows(RefusedException.class, () -> RemoteSettings.usual().listeningOn("no.such.machine.invalid"));
    }

    private RemoteSide[] joined(String id) throws InterruptedException {
        return joined(id, network);
    }

    private RemoteSide[] joined(String id, RemoteSettings network) throws InterruptedException {
        RemoteSide host = RemoteSide.host(network, id, 6, Side.FIRST);
        assertTrue(host.await(RemoteEvent.Waiting.class).thisMachineOnly());
        RemoteSide joiner = RemoteSide.join(network, id + "@localhost");
        joiner.await(RemoteEvent.Joined.class);
        host.await(RemoteEvent.Joined.class);
        return new RemoteSide[] {host, joiner};
    }

    private static void leave(RemoteSide... sides) {
        for (RemoteSide side : sides) {
            side.game().leave();
            side.game().awaitClosed(Duration.ofSeconds(20));
        }
    }

    private static CubesMove choose(RemoteGame game) {
        return Optional.of(new Engine().play(game.position(), Level.of(2), 1, SearchMonitor.NONE))
                .flatMap(result -> result.best())
                .map(CubesMove.class::cast)
                .orElseThrow();
    }
}
