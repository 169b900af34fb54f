package jump61.table;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.security.GeneralSecurityException;
import java.security.Principal;
import java.security.PrivateKey;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import java.security.interfaces.ECPublicKey;
import java.util.concurrent.Future;
import javax.net.ssl.KeyManager;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509ExtendedKeyManager;
import javax.net.ssl.X509ExtendedTrustManager;

/**
 * Sockets that speak TLS 1.3, on which both sides show a key. Any well-formed key is accepted: people compare the keys'
 * codes, and the program remembers the keys.
 */
final class Tls {
    /** Maximum time for the greeting of both programs, long enough for connections that lose many packets. */
    static final int GREETING_MILLIS = 15_000;

    private static final String[] PROTOCOLS = {"TLSv1.3"};
    private static final int KEY_BITS = 256;
    private static final int LONGEST_CERTIFICATE = 1_024;

    private final SSLContext context;

    Tls(OwnKey key) throws IOException {
        try {
            context = SSLContext.getInstance("TLSv1.3");
            context.init(new KeyManager[] {new Own(key)}, new TrustManager[] {new Anyone()}, null);
        } catch (GeneralSecurityException missing) {
            throw new IOException("this Java has no TLS 1.3", missing);
        }
    }

    /** {@return the plain socket on which to wait for visitors} */
    static ServerSocket listen(InetAddress at, int port) throws IOException {
        ServerSocket socket = new ServerSocket();
        socket.setReuseAddress(true);
        socket.bind(new InetSocketAddress(at, port));
        return socket;
    }

    /**
     * {@return a connection that a visitor has opened, after the TLS handshake}
     *
     * @param limit closes it if the whole greeting takes too long
     */
    Secured accept(Socket plain, Future<?> limit) throws IOException {
        return shake(plain, false, limit);
    }

    /** {@return a connection to a host, after the TLS handshake; waits at most {@code millis} for it to open} */
    Secured connect(InetSocketAddress where, int millis) throws IOException {
        Socket plain = new Socket();
        Future<?> limit = null;
        try {
            plain.connect(where, millis);
            limit = Limit.set(plain, GREETING_MILLIS);
            return shake(plain, true, limit);
        } catch (IOException | RuntimeException failed) {
            if (limit != null) {
                limit.cancel(false);
            }
            plain.close();
            throw failed;
        }
    }

    private Secured shake(Socket plain, boolean client, Future<?> limit) throws IOException {
        plain.setTcpNoDelay(true);
        var socket = (SSLSocket) context.getSocketFactory().createSocket(plain, null, plain.getPort(), true);
        socket.setUseClientMode(client);
        socket.setEnabledProtocols(PROTOCOLS);
        if (!client) {
            socket.setNeedClientAuth(true);
        }
        socket.startHandshake();
        return new Secured(socket, plain, limit);
    }

    /**
     * A connection.
     *
     * @param socket the socket that speaks TLS
     * @param plain the underlying socket, which can be closed without waiting for the other side
     * @param limit closes it if the greeting takes too long
     */
    record Secured(SSLSocket socket, Socket plain, Future<?> limit) {}

    /** {@return the fingerprint of the key that the other side has shown} */
    static String fingerprint(SSLSocket socket) throws IOException {
        return KnownKeys.fingerprint(
                socket.getSession().getPeerCertificates()[0].getPublicKey());
    }

    /** Shows the key of this program. */
    private static final class Own extends X509ExtendedKeyManager {
        private static final String ALIAS = "own";
        private final OwnKey key;

        Own(OwnKey key) {
            this.key = key;
        }

        @Override
        public String[] getClientAliases(String type, Principal[] issuers) {
            return new String[] {ALIAS};
        }

        @Override
        public String chooseClientAlias(String[] types, Principal[] issuers, Socket socket) {
            return ALIAS;
        }

        @Override
        public String[] getServerAliases(String type, Principal[] issuers) {
            return new String[] {ALIAS};
        }

        @Override
        public String chooseServerAlias(String type, Principal[] issuers, Socket socket) {
            return type.equals("EC") ? ALIAS : null;
        }

        @Override
        public X509Certificate[] getCertificateChain(String alias) {
            return new X509Certificate[] {key.certificate()};
        }

        @Override
        public PrivateKey getPrivateKey(String alias) {
            return key.secret();
        }
    }

    /** Accepts anyone who shows one small self-signed key of the right kind. */
    private static final class Anyone extends X509ExtendedTrustManager {
        private static void check(X509Certificate[] chain) throws CertificateException {
            try {
                boolean right = chain != null
                        && chain.length == 1
                        && chain[0].getEncoded().length <= LONGEST_CERTIFICATE
                        && chain[0].getPublicKey() instanceof ECPublicKey key
                        && key.getParams().getOrder().bitLength() == KEY_BITS;
                if (!right) {
                    throw new CertificateException("not a key of a table");
                }
                chain[0].verify(chain[0].getPublicKey());
            } catch (CertificateException wrong) {
                throw wrong;
            } catch (GeneralSecurityException wrong) {
                throw new CertificateException(wrong);
            }
        }

        @Override
        public void checkClientTrusted(X509Certificate[] chain, String type) throws CertificateException {
            check(chain);
        }

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String type) throws CertificateException {
            check(chain);
        }

        @Override
        public void checkClientTrusted(X509Certificate[] chain, String type, Socket socket)
                throws CertificateException {
            check(chain);
        }

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String type, Socket socket)
                throws CertificateException {
            check(chain);
        }

        @Override
        public void checkClientTrusted(X509Certificate[] chain, String type, SSLEngine engine)
                throws CertificateException {
            check(chain);
        }

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String type, SSLEngine engine)
                throws CertificateException {
            check(chain);
        }

        @Override
        public X509Certificate[] getAcceptedIssuers() {
            return new X509Certificate[0];
        }
    }
}
