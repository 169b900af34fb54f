package jump61.remote;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.UnknownHostException;
import java.rmi.server.RMISocketFactory;

/**
 * Connects to other machines, guarded. A machine that does not know its own address hands out stubs that lead to
 * itself only; then the machine the user named is meant.
 */
final class PeerSockets extends RMISocketFactory {
    private static final int CONNECT_MILLIS = 3_000;
    private static final int USUAL_PATIENCE_MILLIS = 30_000;

    @Override
    public Socket createSocket(String host, int port) throws IOException {
        PeerCall call = PeerCall.current();
        if (call == null) {
            return connect(host, port, USUAL_PATIENCE_MILLIS);
        }
        if (leadsNowhere(host) && !leadsNowhere(call.host())) {
            return connect(call.host(), port, call.patienceMillis());
        }
        return connect(host, port, call.patienceMillis());
    }

    /** Nothing of ours listens by this way; what does all the same is for this machine only. */
    @Override
    public ServerSocket createServerSocket(int port) throws IOException {
        return new ServerSocket(port, 0, InetAddress.getLoopbackAddress());
    }

    private static boolean leadsNowhere(String host) {
        try {
            return InetAddress.getByName(host).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return true;
        }
    }

    static Socket connect(String host, int port, int patienceMillis) throws IOException {
        GuardedSocket socket = new GuardedSocket(patienceMillis, () -> {});
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
