package jump61.network;

import java.time.Duration;
import jump61.game.Side;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** A host that waits for a guest, and whom a test attacks. */
abstract class AttackedHost {
    static final String ID = "target";

    final RemoteSettings network = TestNetwork.settings();
    RemoteSide host;
    int port;

    @BeforeEach
    void waitForCallers() throws InterruptedException {
        host = RemoteSide.host(network, ID, 3, Side.FIRST);
        port = host.await(RemoteEvent.Waiting.class).port();
    }

    @AfterEach
    void leave() {
        host.game().leave();
        host.game().awaitClosed(Duration.ofSeconds(20));
    }
}
