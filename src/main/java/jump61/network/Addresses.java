package jump61.network;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/** Finds the addresses at which other machines can reach this one. */
final class Addresses {
    /** The address given by the user; read before a host sets the property itself. Empty if none was given. */
    static final String GIVEN = System.getProperty("java.rmi.server.hostname", "");

    private Addresses() {}

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
        return own().stream().map(OwnAddress::address).findFirst().orElse(InetAddress.getLoopbackAddress());
    }

    /** {@return the addresses at which other machines may reach this one, IPv4 addresses first} */
    static List<OwnAddress> own() {
        try {
            List<OwnAddress> all = Collections.list(NetworkInterface.getNetworkInterfaces()).stream()
                    .filter(Addresses::isUp)
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
