package jump61.remote;

import java.io.IOException;
import java.io.ObjectInputFilter;
import java.rmi.server.RMISocketFactory;

/** What the whole program needs to be set, once, before it takes part in remote calls. */
final class RmiSetUp {
    /** How long a program that has gone is taken to hold our mailboxes. */
    static final int LEASE_MILLIS = 30_000;

    private static boolean done;

    private RmiSetUp() {}

    /** Makes remote calls safe; later calls do nothing. */
    static synchronized void prepare() throws LinkException {
        if (done) {
            return;
        }
        System.setProperty("java.rmi.server.useCodebaseOnly", "true");
        // How soon a host learns of a guest that has gone without a word.
        System.setProperty("java.rmi.dgc.leaseValue", String.valueOf(LEASE_MILLIS));
        // Nobody but ourselves gives objects to our registries.
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
