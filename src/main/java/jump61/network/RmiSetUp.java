package jump61.network;

import java.io.IOException;
import java.io.ObjectInputFilter;
import java.rmi.server.RMISocketFactory;

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
}
