package jump61.network;

import java.io.ObjectInputFilter;
import java.rmi.server.RemoteServer;
import java.rmi.server.ServerNotActiveException;

/**
 * Deserialization filter for calls to a hosted mailbox: accepts only strings, and classes by name for {@code
 * checkType}.
 */
final class DepositFilter implements ObjectInputFilter {
    private static final int MOST_BYTES = GuardedSocket.MOST_BYTES;
    private static final int MOST_REFERENCES = 10;
    private static final int DEEPEST = 2;

    private final PeerAccess access;

    DepositFilter(PeerAccess access) {
        this.access = access;
    }

    @Override
    public Status checkInput(FilterInfo info) {
        Class<?> type = info.serialClass();
        boolean known = type == null || type == String.class || type == Class.class;
        boolean small = info.arrayLength() < 0
                && info.depth() <= DEEPEST
                && info.references() <= MOST_REFERENCES
                && info.streamBytes() <= MOST_BYTES;
        if (known && small) {
            return Status.ALLOWED;
        }
        access.misbehaved(caller(), "an object that is not text");
        return Status.REJECTED;
    }

    private static String caller() {
        try {
            return RemoteServer.getClientHost();
        } catch (ServerNotActiveException e) {
            return "";
        }
    }
}
