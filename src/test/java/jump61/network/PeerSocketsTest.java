package jump61.network;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.rmi.RemoteException;
import org.junit.jupiter.api.Test;

/** A host often knows itself by an address at which others cannot reach it, or tries to redirect us. */
class PeerSocketsTest {
    private static final String NAMED = "127.0.0.1";
    private static final String UNREACHABLE = "127.0.0.9";

    private final PeerSockets sockets = new PeerSockets();

    @Test
    void whereverAStubLeadsTheNamedMachineIsMeant() throws Exception {
        try (ServerSocket server = new ServerSocket(0, 5, InetAddress.getByName(NAMED))) {
            assertEquals(NAMED, connectInCall("no.such.machine.invalid", server.getLocalPort()));
            assertEquals(NAMED, connectInCall(UNREACHABLE, server.getLocalPort()));
            // Renewing a lease is no call of ours, and must find the same way.
            try (Socket renewal = sockets.createSocket(UNREACHABLE, server.getLocalPort())) {
                assertEquals(NAMED, renewal.getInetAddress().getHostAddress());
            }
        }
    }

    @Test
    void anAddressWhereNobodyAnswersIsReported() throws Exception {
        int port;
        try (ServerSocket server = new ServerSocket(0, 5, InetAddress.getByName(NAMED))) {
            port = server.getLocalPort();
        }
        assertThrows(LinkException.class, () -> connectInCall(UNREACHABLE, port));
        assertThrows(IOException.class, () -> sockets.createSocket(UNREACHABLE, port));
    }

    private String connectInCall(String host, int port) throws Exception {
        return new PeerCall(NAMED, 5_000).run(() -> {
            try (Socket socket = sockets.createSocket(host, port)) {
                return socket.getInetAddress().getHostAddress();
            } catch (IOException e) {
                throw new RemoteException("", e);
            }
        });
    }
}
