package jump61.network;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import jump61.game.Side;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The other program is killed in the middle of a game. */
@Tag("slow")
@Timeout(180)
class VanishedPeerTest {
    private final RemoteSettings network = TestNetwork.settings();
    private final int port = network.hostPorts().first();
    private Process peer;

    @AfterEach
    void kill() {
        peer.destroyForcibly();
    }

    @Test
    void aGuestThatIsKilledHasLeft() throws Exception {
        RemoteSide host = RemoteSide.host(network, VanishingPeer.ID, 3, Side.FIRST);
        host.await(RemoteEvent.Waiting.class);
        peer = VanishingPeer.start("join", port);
        host.await(RemoteEvent.Joined.class);
        host.game().start();
        host.await(RemoteEvent.Started.class);
        host.play("1:1");
        host.await(RemoteEvent.Moved.class);
        peer.destroyForcibly();
        assertEquals(RemoteEnding.CONNECTION_LOST, host.awaitEnd());
    }

    /** Another program that holds the mailboxes, so that they are not collected. */
    @Test
    void aGuestThatIsKilledWhileItThinksHasLeftThoughAThirdProgramHoldsTheMailboxes() throws Exception {
        RemoteSide host = RemoteSide.host(network, VanishingPeer.ID, 3, Side.FIRST);
        host.await(RemoteEvent.Waiting.class);
        Process holder = VanishingPeer.start("hold", port);
        try {
            assertEquals('h', holder.getInputStream().read(), "it has looked them up");
            peer = VanishingPeer.start("join", port);
            host.await(RemoteEvent.Joined.class);
            host.game().start();
            host.await(RemoteEvent.Started.class);
            host.play("1:1");
            host.await(RemoteEvent.Moved.class);
            peer.destroyForcibly().waitFor();
            long killed = System.nanoTime();
            assertEquals(RemoteEnding.CONNECTION_LOST, host.awaitEnd(60));
            assertTrue(System.nanoTime() - killed < TimeUnit.SECONDS.toNanos(50));
        } finally {
            holder.destroyForcibly();
        }
    }

    /** They share the guest's address, but their connections are older than the guest's, or of another program. */
    @ParameterizedTest
    @ValueSource(strings = {"grab", "shut"})
    void strangersOnTheGuestsComputerNeitherGetItsMessagesNorCloseItsMailboxes(String what) throws Exception {
        RemoteSide host = RemoteSide.host(network, VanishingPeer.ID, 3, Side.FIRST);
        host.await(RemoteEvent.Waiting.class);
        Process strangers = VanishingPeer.start(what, port);
        try {
            assertEquals(what.charAt(0), strangers.getInputStream().read(), "they are there");
            peer = VanishingPeer.start("join", port);
            host.await(RemoteEvent.Joined.class);
            host.game().start();
            host.await(RemoteEvent.Started.class);
            host.play("1:1");
            assertEquals(
                    "2:2",
                    host.await(RemoteEvent.Moved.class).turn().move().notation(),
                    "the guest has heard it all, and answers");
        } finally {
            strangers.destroyForcibly();
        }
    }

    @Test
    void aHostThatIsKilledHasLeft() throws Exception {
        peer = VanishingPeer.start("host", port);
        RemoteSide joiner = join();
        joiner.await(RemoteEvent.SetUp.class);
        joiner.await(RemoteEvent.Started.class);
        peer.destroyForcibly();
        assertEquals(RemoteEnding.CONNECTION_LOST, joiner.awaitEnd());
    }

    /** Tries until the other program has come up. */
    private RemoteSide join() throws InterruptedException {
        while (true) {
            RemoteSide joiner = RemoteSide.join(network, VanishingPeer.ID + "@localhost");
            try {
                joiner.await(RemoteEvent.Joined.class);
                return joiner;
            } catch (AssertionError notYet) {
                Thread.sleep(100);
            }
        }
    }
}
