package jump61.network;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;

/** Network settings for tests: a few free ports, and less patience than usual. */
public final class TestNetwork {
    private static final int PORTS = 3;

    private TestNetwork() {}

    public static RemoteSettings settings() {
        return settings(Duration.ofSeconds(10));
    }

    /** Likewise, with this patience. */
    static RemoteSettings settings(Duration patience) {
        RemoteSettings.PortRange ports = freePorts();
        return new RemoteSettings(InetAddress.getLoopbackAddress(), ports, ports, patience, Duration.ofSeconds(5));
    }

    /** Below the ports that the system gives to anybody who asks for some port. */
    private static RemoteSettings.PortRange freePorts() {
        for (int attempt = 0; attempt < 1_000; attempt++) {
            int first = ThreadLocalRandom.current().nextInt(20_000, 32_000);
            RemoteSettings.PortRange range = new RemoteSettings.PortRange(first, first + PORTS - 1);
            if (range.ports().allMatch(TestNetwork::isFree)) {
                return range;
            }
        }
        throw new IllegalStateException("no free ports");
    }

    private static boolean isFree(int port) {
        try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
            return socket.isBound();
        } catch (IOException e) {
            return false;
        }
    }
}
