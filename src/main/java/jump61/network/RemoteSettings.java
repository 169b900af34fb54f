package jump61.network;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.stream.IntStream;
import jump61.game.Refusal;
import jump61.game.RefusedException;

/**
 * How a remote game uses the network.
 *
 * @param listen the address on which a host listens; the wildcard address means all addresses of the machine
 * @param hostPorts the ports on which a host tries to open its registry
 * @param searchedPorts the ports on which a joiner looks for a registry
 * @param patience how long a silent machine still counts as alive
 * @param farewell maximum time for delivering the last messages once the game is over
 */
public record RemoteSettings(
        InetAddress listen, PortRange hostPorts, PortRange searchedPorts, Duration patience, Duration farewell) {
    private static final Duration USUAL_PATIENCE = Duration.ofSeconds(30);
    /**
     * A program of 2006 reads messages only after its user has moved or a second has passed, and may be seconds late.
     */
    private static final Duration USUAL_FAREWELL = Duration.ofSeconds(7);

    /**
     * {@return the default settings} A host listens for programs on this machine only, unless the system property {@code
     * java.rmi.server.hostname} names the address at which others reach this machine.
     */
    public static RemoteSettings usual() {
        var local = new RemoteSettings(
                InetAddress.getLoopbackAddress(), PortRange.HOSTS, PortRange.SEARCHED, USUAL_PATIENCE, USUAL_FAREWELL);
        return OwnAddress.GIVEN.isEmpty() ? local : local.listeningOn(OwnAddress.GIVEN);
    }

    /**
     * {@return the same settings, but listening on another address}
     *
     * @param address an IP address or name of this machine; {@code 0.0.0.0} or {@code all} for all of its addresses
     * @throws RefusedException if this machine has no such address
     */
    public RemoteSettings listeningOn(String address) {
        try {
            if (address.isEmpty()) {
                throw new UnknownHostException(address);
            }
            InetAddress where = InetAddress.getByName(address.equals("all") ? "0.0.0.0" : address);
            return new RemoteSettings(where, hostPorts, searchedPorts, patience, farewell);
        } catch (UnknownHostException e) {
            throw new RefusedException(Refusal.in(RemoteGame.class, "badHost", Sanitizer.shown(address)));
        }
    }

    /** {@return the same settings, but hosting, and looking for hosts, on this port only} */
    public RemoteSettings onPort(int port) {
        PortRange only = new PortRange(port, port);
        return new RemoteSettings(listen, only, only, patience, farewell);
    }

    /**
     * A range of ports to try one after the other.
     *
     * @param first the first port
     * @param last the last port, not less than {@code first}
     */
    public record PortRange(int first, int last) {
        /** Ports for a host's registry; the first free one is used. */
        public static final PortRange HOSTS = new PortRange(1099, 1108);

        /**
         * Ports on which a joiner looks for a registry. Hosts using a later edition of the course's library go beyond
         * {@link #HOSTS}.
         */
        public static final PortRange SEARCHED = new PortRange(1099, 1130);

        IntStream ports() {
            return IntStream.rangeClosed(first, last);
        }
    }
}
