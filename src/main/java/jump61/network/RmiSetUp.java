package jump61.network;

import java.io.IOException;
import java.io.ObjectInputFilter;
import java.lang.reflect.Proxy;
import java.rmi.Remote;
import java.rmi.server.RMISocketFactory;
import java.rmi.server.RemoteObject;
import java.rmi.server.RemoteObjectInvocationHandler;
import java.util.Set;
import ucb.util.mailbox.Mailbox;

/** Settings that the whole program needs, once, before it takes part in remote calls. */
final class RmiSetUp {
    /** Lease duration in milliseconds: how long a program that is gone still counts as holding our mailboxes. */
    static final int LEASE_MILLIS = 30_000;

    private static boolean done;

    private RmiSetUp() {}

    /** Makes remote calls safe. Further calls have no effect. */
    static synchronized void prepare() throws LinkException {
        if (done) {
            return;
        }
        System.setProperty("java.rmi.server.useCodebaseOnly", "true");
        // Determines how soon a host detects that a guest has disappeared.
        System.setProperty("java.rmi.dgc.leaseValue", String.valueOf(LEASE_MILLIS));
        // Only this program binds objects in its registries.
        System.setProperty("sun.rmi.registry.registryFilter", "!*");
        try {
            ObjectInputFilter.Config.setSerialFilter(new AnswerFilter());
            RMISocketFactory.setSocketFactory(new PeerSockets());
        } catch (IllegalStateException | IOException e) {
            throw new LinkException(RemoteEnding.UNSAFE, "Remote play cannot be made safe here.");
        }
        done = true;
    }

    /**
     * Deserialization filter for answers from other machines: accepts only strings and mailbox stubs. It is installed for
     * the whole program, but leaves everything read outside a {@link PeerCall} undecided.
     */
    static final class AnswerFilter implements ObjectInputFilter {
        private static final int MOST_REFERENCES = 50;
        private static final int DEEPEST = 5;
        private static final Set<Class<?>> STUB = Set.of(
                String.class,
                Remote.class,
                Mailbox.class,
                Proxy.class,
                RemoteObject.class,
                RemoteObjectInvocationHandler.class);

        @Override
        public Status checkInput(FilterInfo info) {
            PeerCall call = PeerCall.current();
            if (call == null) {
                return Status.UNDECIDED;
            }
            Class<?> type = info.serialClass();
            boolean known = type == null || STUB.contains(type) || Proxy.isProxyClass(type);
            boolean small = info.arrayLength() < 0
                    && info.depth() <= DEEPEST
                    && info.references() <= MOST_REFERENCES
                    && info.streamBytes() <= GuardedSocket.MOST_BYTES;
            if (known && small) {
                return Status.ALLOWED;
            }
            call.reject(type == null ? Object.class : type);
            return Status.REJECTED;
        }
    }
}
