package jump61.network;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/**
 * An address of this machine.
 *
 * @param network name of the network interface with this address, for example {@code eth0}
 * @param address the address
 */
public record OwnAddress(String network, InetAddress address) {
    /** The address given by the user; read before a host sets the property itself. Empty if none was given. */
    static final String GIVEN = System.getProperty("java.rmi.server.hostname", "");

    /**
     * {@return the address a host announces to joiners: the one it listens on or, if it listens on all, the most likely
     * one}
     */
    static String advertised(InetAddress listen) {
        if (!listen.isAnyLocalAddress()) {
            return listen.getHostAddress();
        }
        return GIVEN.isEmpty() ? likeliest().getHostAddress() : GIVEN;
    }

    private static InetAddress likeliest() {
        return all().stream().map(OwnAddress::address).findFirst().orElse(InetAddress.getLoopbackAddress());
    }

    /**
     * {@return the addresses at which other machines may reach this one, the most likely first: those of IPv4} Querying
     * the system may take a while.
     */
    public static List<OwnAddress> all() {
        try {
            List<OwnAddress> all = Collections.list(NetworkInterface.getNetworkInterfaces()).stream()
                    .filter(OwnAddress::isUp)
                    .flatMap(network -> network.inetAddresses().map(at -> new OwnAddress(network.getName(), at)))
                    .filter(own -> isReachable(own.address()))
                    .toList();
            return Stream.concat(
                            all.stream().filter(own -> own.address() instanceof Inet4Address),
                            all.stream().filter(own -> !(own.address() instanceof Inet4Address)))
                    .toList();
        } catch (SocketException e) {
            return List.of();
        }
    }

    private static boolean isReachable(InetAddress address) {
        return !address.isLoopbackAddress() && !address.isLinkLocalAddress();
    }

    private static boolean isUp(NetworkInterface network) {
        try {
            return network.isUp() && !network.isVirtual();
        } catch (SocketException e) {
            return false;
        }
    }
}
