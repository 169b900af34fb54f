package jump61.remote;

import java.io.IOException;
import java.io.ObjectInputFilter;
import java.rmi.server.RMISocketFactory;

/** What the whole program needs to be set, once, before it takes part in remote calls. */
final class RmiSetUp {
    private static final String LEASE_MILLIS = "30000";

    private static boolean done;

    private RmiSetUp() {}

    /** Makes remote calls safe; later calls do nothing. */
    static synchronized void prepare() throws LinkException {
        if (done) {
            return;
        }
        System.setProperty("java.rmi.server.useCodebaseOnly", "true");
        // How soon a host learns of a guest that has gone without a word.
        System.setProperty("java.rmi.dgc.leaseValue", LEASE_MILLIS);
        try {
            ObjectInputFilter.Config.setSerialFilter(new AnswerFilter());
            RMISocketFactory.setSocketFactory(new PeerSockets());
        } catch (IllegalStateException | IOException e) {
            throw new LinkException(RemoteEnding.UNSAFE, "Remote play cannot be made safe here.");
        }
        done = true;
    }
}
