package jump61.network;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Serializable;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.rmi.registry.Registry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import jump61.game.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Attacks by hostile callers on a host. Before a guest has joined, bad calls fail and the host keeps waiting; from the
 * guest, they end the game.
 */
@Timeout(120)
class HostUnderAttackTest extends AttackedHost {
    static List<Serializable> notText() {
        ArrayList<Object> nested = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            nested = new ArrayList<>(List.of(nested));
        }
        return List.of(
                42, new ArrayList<>(List.of("1:1")), new HashMap<>(), new byte[30_000_000], nested, new Throwable());
    }

    @Test
    void objectsThatAreNotTextAreRefusedBeforeTheJoin() throws Exception {
        Caller caller = Caller.of(port, ID);
        for (Serializable object : notText()) {
            assertThrows(RemoteException.class, () -> caller.in().deposit(object), object.getClass()::getName);
        }
        assertStillJoinable();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5})
    void objectsThatAreNotTextEndTheGameAfterTheJoin(int which) throws Exception {
        Caller caller = join();
        assertThrows(RemoteException.class, () -> caller.in().deposit(notText().get(which)));
        assertEquals(RemoteEnding.PROTOCOL_BROKEN, host.awaitEnd());
    }

    @ParameterizedTest
    @ValueSource(ints = {65, 1_000, 60_000})
    void longTextsAreRefused(int length) throws Exception {
        Caller caller = Caller.of(port, ID);
        assertThrows(IllegalArgumentException.class, () -> caller.in().deposit("1".repeat(length)));
        caller.in().deposit("clear");
        host.await(RemoteEvent.Joined.class);
        assertThrows(IllegalArgumentException.class, () -> caller.in().deposit("1".repeat(length)));
        RemoteEvent.Ended end = host.await(RemoteEvent.Ended.class);
        assertEquals(RemoteEnding.PROTOCOL_BROKEN, end.ending());
        assertEquals("a message of " + length + " characters", end.detail());
    }

    @ParameterizedTest
    @ValueSource(ints = {100_000, 20_000_000})
    void hugeTextsAreNotEvenReadToTheirEnd(int length) throws Exception {
        Caller stranger = Caller.of(port, ID);
        assertThrows(RemoteException.class, () -> stranger.in().deposit("1".repeat(length)));
        Caller guest = join();
        assertThrows(RemoteException.class, () -> guest.in().deposit("1".repeat(length)));
        assertEquals(
                "more than 65536 bytes at once",
                host.await(RemoteEvent.Ended.class).detail());
    }

    @Test
    void nullIsAnErrorAtTheCallerOnly() throws Exception {
        Caller caller = join();
        assertThrows(IllegalArgumentException.class, () -> caller.in().deposit(null));
        caller.in().deposit("quit");
        assertEquals(RemoteEnding.OPPONENT_LEFT, host.awaitEnd());
    }

    @ParameterizedTest
    @ValueSource(strings = {"hello", "1:1", "start", "CLEAR", "\u001b[2J\u0007"})
    void aWrongFirstMessageEndsTheWait(String text) throws Exception {
        Caller.of(port, ID).in().deposit(text);
        RemoteEvent.Ended end = host.await(RemoteEvent.Ended.class);
        assertEquals(RemoteEnding.PROTOCOL_BROKEN, end.ending());
        assertTrue(end.detail().chars().allMatch(c -> ' ' <= c && c <= '~'), end.detail());
    }

    @ParameterizedTest
    @ValueSource(strings = {"2:2", "quit now", "game 3 red"})
    void messagesOutOfTurnEndTheGame(String text) throws Exception {
        Caller caller = join();
        host.game().start();
        host.await(RemoteEvent.Started.class);
        assertEquals("game 3 blue", caller.out().receive());
        assertEquals("start", caller.out().receive());
        caller.in().deposit(text);
        assertEquals(RemoteEnding.PROTOCOL_BROKEN, host.awaitEnd());
    }

    @Test
    void anIllegalMoveEndsTheGame() throws Exception {
        Caller caller = join();
        host.game().start();
        host.await(RemoteEvent.Started.class);
        host.play("1:1");
        for (String said : new String[] {"game 3 blue", "start", "1:1"}) {
            assertEquals(said, caller.out().receive());
        }
        caller.in().deposit("1:1");
        assertEquals(RemoteEnding.PROTOCOL_BROKEN, host.awaitEnd());
    }

    @Test
    void aFloodOfMessagesEndsTheGameAndNothingElse() throws Exception {
        Caller caller = join();
        CountDownLatch done = new CountDownLatch(100);
        for (int i = 0; i < 100; i++) {
            Thread flooder = new Thread(() -> {
                try {
                    while (true) {
                        caller.in().deposit("1:1");
                    }
                } catch (RemoteException | InterruptedException | RuntimeException refused) {
                    done.countDown();
                }
            });
            flooder.setDaemon(true);
            flooder.start();
        }
        assertEquals(RemoteEnding.PROTOCOL_BROKEN, host.awaitEnd());
        assertTrue(done.await(60, TimeUnit.SECONDS), "no caller is left waiting");
    }

    @Test
    void connectionsThatSayNothingDoNotKeepAGuestOut() throws Exception {
        List<Socket> silent = new ArrayList<>();
        try {
            for (int i = 0; i < 3 * GuardedServerSockets.MOST_CONNECTIONS; i++) {
                silent.add(new Socket(InetAddress.getLoopbackAddress(), port));
            }
            assertStillJoinable();
        } finally {
            for (Socket socket : silent) {
                socket.close();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET / HTTP/1.1\r\n\r\n", "JRMI", "JRMI\0\2K", "\u00ac\u00ed\0\5sr", "\0\0\0\0"})
    void garbageOnTheLineIsPutUpWith(String bytes) throws Exception {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.getOutputStream().write(bytes.getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
            assertStillJoinable();
        }
    }

    @Test
    void aMailboxIsUsedInOneDirectionOnly() throws Exception {
        Caller caller = Caller.of(port, ID);
        assertThrows(RemoteException.class, () -> caller.in().receive(1));
        assertThrows(RemoteException.class, () -> caller.out().deposit("clear"));
        assertThrows(RemoteException.class, () -> caller.in().forwardTo(caller.out()));
        assertThrows(RemoteException.class, () -> caller.in().forwardTo(List.of(caller.out())));
        assertStillJoinable();
    }

    @Test
    void strangersCannotCloseABox() throws Exception {
        Caller caller = Caller.of(port, ID);
        assertThrows(RemoteException.class, () -> caller.in().close());
        assertThrows(RemoteException.class, () -> caller.out().close(0));
        assertStillJoinable();
    }

    @Test
    void onlySoManyMayWaitAtABoxAndTheEarliestMakeRoom() throws Exception {
        CountDownLatch refused = new CountDownLatch(14 - MessageBox.MOST_VISITS);
        waitInVain(14, refused);
        assertTrue(refused.await(60, TimeUnit.SECONDS));
        assertStillJoinable();
    }

    @Test
    void strangersWhoWaitDoNotCostTheGuestItsPlace() throws Exception {
        CountDownLatch refused = new CountDownLatch(4);
        waitInVain(12, refused);
        assertTrue(refused.await(60, TimeUnit.SECONDS), "all places are taken");
        RemoteSide joiner = RemoteSide.join(network, ID + "@localhost");
        joiner.await(RemoteEvent.Joined.class);
        host.await(RemoteEvent.Joined.class);
        host.game().start();
        host.await(RemoteEvent.Started.class);
        joiner.await(RemoteEvent.SetUp.class);
        joiner.await(RemoteEvent.Started.class);
        for (String move : List.of("1:1", "3:3", "1:2", "3:2", "2:1", "2:3")) {
            boolean hosts = !host.game().awaitsPeer();
            (hosts ? host : joiner).play(move);
            (hosts ? joiner : host).await(RemoteEvent.Moved.class);
        }
        joiner.game().leave();
        assertEquals(RemoteEnding.OPPONENT_LEFT, host.awaitEnd());
    }

    private void waitInVain(int strangers, CountDownLatch refused) throws Exception {
        Caller caller = Caller.of(port, ID);
        for (int i = 0; i < strangers; i++) {
            Thread stranger = new Thread(() -> {
                try {
                    caller.out().receive();
                } catch (RemoteException | InterruptedException | RuntimeException sentAway) {
                    refused.countDown();
                }
            });
            stranger.setDaemon(true);
            stranger.start();
        }
    }

    @Test
    void theRegistryIsForLookUpsOnly() throws Exception {
        Registry registry = LocateRegistry.getRegistry("localhost", port);
        Remote stub = registry.lookup(ID + ".IN");
        assertThrows(RemoteException.class, () -> registry.rebind(ID + ".IN", stub));
        assertThrows(RemoteException.class, () -> registry.bind("x".repeat(60_000), stub));
        assertThrows(RemoteException.class, () -> registry.unbind(ID + ".OUT"));
        assertEquals(
                Set.of(ID + ".IN", ID + ".OUT"),
                Set.of(LocateRegistry.getRegistry("localhost", port).list()));
        assertStillJoinable();
    }

    @Test
    void aGuestWhoNeverListensHoldsNothingUp() throws Exception {
        join();
        for (int i = 0; i < 100; i++) {
            host.game().setUp(3, Side.FIRST);
        }
        host.game().leave();
        assertEquals(RemoteEnding.LEFT, host.awaitEnd());
        host.game().awaitClosed(Duration.ofSeconds(30));
        RemoteSide next = RemoteSide.host(network, "next", 3, Side.FIRST);
        assertEquals(
                network.hostPorts().first(),
                next.await(RemoteEvent.Waiting.class).port());
        next.game().leave();
        next.game().awaitClosed(Duration.ofSeconds(20));
    }

    @Test
    void onlyTheMachineThatSpokeFirstIsHeard() {
        PeerAccess access = new PeerAccess(new MessageBox(), new MessageBox(), new LifeSigns(System::nanoTime));
        assertTrue(access.admitsListener("10.0.0.2"), "before the join anybody may wait");
        assertTrue(access.admitSpeaker("10.0.0.1"));
        assertFalse(access.admitSpeaker("10.0.0.2"));
        assertFalse(access.admitsListener("10.0.0.2"));
        access.misbehaved("10.0.0.2", "a stranger");
        access.vanished("10.0.0.2");
        assertEquals(RemoteEnding.CONNECTION_LOST, access.fault().ending(), "none yet");
        access.misbehaved("10.0.0.1", "the guest");
        assertEquals("the guest", access.fault().getMessage());
    }

    private Caller join() throws Exception {
        Caller caller = Caller.of(port, ID);
        caller.in().deposit("clear");
        host.await(RemoteEvent.Joined.class);
        return caller;
    }

    private void assertStillJoinable() throws InterruptedException, IOException {
        RemoteSide joiner = RemoteSide.join(network, ID + "@localhost");
        joiner.await(RemoteEvent.Joined.class);
        host.await(RemoteEvent.Joined.class);
        host.game().start();
        host.await(RemoteEvent.Started.class);
        joiner.await(RemoteEvent.SetUp.class);
        joiner.await(RemoteEvent.Started.class);
        joiner.game().leave();
        assertEquals(RemoteEnding.OPPONENT_LEFT, host.awaitEnd());
    }
}
