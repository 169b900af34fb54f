package jump61.network;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.rmi.server.RMISocketFactory;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Creates guarded connections to other machines. Both mailboxes live on the host, so calls go to the machine that the
 * user named, whatever address a stub contains: a machine may know itself by an address that others cannot use, and no
 * stub may redirect us.
 */
final class PeerSockets extends RMISocketFactory {
    private static final int CONNECT_MILLIS = 3_000;
    private static final int USUAL_PATIENCE_MILLIS = 30_000;
    private static final int MOST_REMEMBERED = 100;

    /** The intended machine for each address and port, needed because leases are renewed outside any call. */
    private final Map<String, String> meant = new ConcurrentHashMap<>();

    @Override
    public Socket createSocket(String host, int port) throws IOException {
        PeerCall call = PeerCall.current();
        if (call == null) {
            return connect(meant.getOrDefault(key(host, port), host), port, USUAL_PATIENCE_MILLIS);
        }
        Socket socket = connect(call.host(), port, call.patienceMillis());
        if (meant.size() >= MOST_REMEMBERED) {
            meant.clear();
        }
        meant.put(key(host, port), call.host());
        return socket;
    }

    private static String key(String host, int port) {
        return host + " " + port;
    }

    /** Creates a server socket on the loopback address only. Hosted games do not use this method. */
    @Override
    public ServerSocket createServerSocket(int port) throws IOException {
        return new ServerSocket(port, 0, InetAddress.getLoopbackAddress());
    }

    static Socket connect(String host, int port, int patienceMillis) throws IOException {
        GuardedSocket socket = new GuardedSocket(patienceMillis, any -> GuardedSocket.Inspector.NONE, () -> {});
        try {
            socket.connect(new InetSocketAddress(host, port), Math.min(CONNECT_MILLIS, patienceMillis));
            socket.setSoTimeout(0);
            socket.setTcpNoDelay(true);
            return socket;
        } catch (IOException e) {
            socket.close();
            throw e;
        }
    }
}
