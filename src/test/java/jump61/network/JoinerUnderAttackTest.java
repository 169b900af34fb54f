package jump61.network;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.Serializable;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.rmi.NoSuchObjectException;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Attacks by a hostile host on a joiner: the game ends, and the error is one line. */
@Timeout(120)
class JoinerUnderAttackTest {
    private final RemoteSettings network = TestNetwork.settings();
    private HostileHost host;
    private RemoteSide joiner;

    @BeforeEach
    void begin() throws RemoteException {
        host = new HostileHost(network.searchedPorts().first(), HostileHost.ID);
    }

    @AfterEach
    void end() throws NoSuchObjectException {
        if (joiner != null) {
            joiner.game().leave();
        }
        host.close();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4})
    void objectsThatAreNotTextEndTheGame(int which) throws InterruptedException {
        join(network);
        host.answer(() -> HostUnderAttackTest.notText().get(which));
        assertEquals(RemoteEnding.PROTOCOL_BROKEN, joiner.awaitEnd());
    }

    @ParameterizedTest
    @ValueSource(ints = {100_000, 20_000_000})
    void hugeTextsAreNotReadToTheirEnd(int length) throws InterruptedException {
        join(network);
        host.answer(() -> "1".repeat(length));
        assertEquals(RemoteEnding.PROTOCOL_BROKEN, joiner.awaitEnd());
    }

    @Test
    void quotedInputIsShortAndPlain() throws InterruptedException {
        join(network);
        host.answer(() -> "\u001b]0;owned\u0007Red wins.\n".repeat(100));
        String shown = joiner.await(RemoteEvent.Ended.class).detail();
        assertTrue(shown.matches("[ -~]{1,43}"), shown);
    }

    @ParameterizedTest
    @ValueSource(strings = {"start", "1:1", "clear", "game 3 green", "game 3 red "})
    void messagesOutOfTurnEndTheGame(String text) throws InterruptedException {
        join(network);
        host.answer(() -> text);
        assertEquals(RemoteEnding.PROTOCOL_BROKEN, joiner.awaitEnd());
    }

    @Test
    void aHostThatFailsHasVanished() throws InterruptedException {
        join(network);
        host.answer(() -> {
            throw new IllegalArgumentException("no");
        });
        assertEquals(RemoteEnding.CONNECTION_LOST, joiner.awaitEnd());
    }

    @Test
    void aHostThatHangsIsGivenUpOnAfterAWhile() throws InterruptedException {
        join(impatient());
        host.answer(JoinerUnderAttackTest::hang);
        assertEquals(RemoteEnding.CONNECTION_LOST, joiner.awaitEnd());
    }

    @Test
    void aHangingHostCanBeLeftImmediately() throws InterruptedException {
        host.refuseDeposits();
        host.answer(JoinerUnderAttackTest::hang);
        joiner = RemoteSide.join(network, HostileHost.ID + "@localhost");
        joiner.await(RemoteEvent.Joined.class);
        joiner.game().leave();
        assertEquals(RemoteEnding.LEFT, joiner.awaitEnd());
        joiner.game().awaitClosed(Duration.ofSeconds(30));
    }

    @Test
    void aStubOtherThanAMailboxIsRefused() throws InterruptedException, RemoteException {
        Remote other = new Other() {};
        Remote stub = UnicastRemoteObject.exportObject(other, 0);
        host.bind(stub, stub);
        joiner = RemoteSide.join(network, HostileHost.ID + "@localhost");
        assertEquals(RemoteEnding.NOTHING_HOSTED, joiner.awaitEnd());
        UnicastRemoteObject.unexportObject(other, true);
    }

    @Test
    void aPortThatSaysNothingIsPassedBy() throws Exception {
        int port = network.searchedPorts().first();
        try (ServerSocket silent = new ServerSocket(port + 1, 5, InetAddress.getLoopbackAddress());
                HostileHost beyond = new HostileHost(port + 2, "beyond")) {
            assertTrue(silent.isBound());
            joiner = RemoteSide.join(network, "beyond@localhost");
            joiner.await(RemoteEvent.Joined.class);
            assertEquals("clear", beyond.heard());
        }
    }

    private void join(RemoteSettings settings) throws InterruptedException {
        joiner = RemoteSide.join(settings, HostileHost.ID + "@localhost");
        joiner.await(RemoteEvent.Joined.class);
        assertEquals("clear", host.heard());
    }

    private RemoteSettings impatient() {
        return new RemoteSettings(
                network.listen(),
                network.hostPorts(),
                network.searchedPorts(),
                Duration.ofSeconds(3),
                network.farewell());
    }

    private static Serializable hang() throws InterruptedException {
        new CountDownLatch(1).await();
        return "quit";
    }

    /** A remote interface that has nothing to do with mailboxes. */
    interface Other extends Remote {}
}
