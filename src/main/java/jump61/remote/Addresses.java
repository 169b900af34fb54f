package jump61.remote;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/** Under which address other machines reach this one. */
final class Addresses {
    /** What the user said about this machine's address; read before a host sets the property itself. */
    static final String GIVEN = System.getProperty("java.rmi.server.hostname", "");

    private Addresses() {}

    /** {@return the address a host tells to joiners: the one it listens on, or the likeliest when it listens on all} */
    static String advertised(InetAddress listen) {
        if (!listen.isAnyLocalAddress()) {
            return listen.getHostAddress();
        }
        return GIVEN.isEmpty() ? likeliest().getHostAddress() : GIVEN;
    }

    private static InetAddress likeliest() {
        List<InetAddress> own = own();
        return Stream.concat(own.stream().filter(Inet4Address.class::isInstance), own.stream())
                .findFirst()
                .orElse(InetAddress.getLoopbackAddress());
    }

    private static List<InetAddress> own() {
        try {
            return Collections.list(NetworkInterface.getNetworkInterfaces()).stream()
                    .filter(Addresses::isUp)
                    .flatMap(NetworkInterface::inetAddresses)
                    .filter(address -> !address.isLoopbackAddress() && !address.isLinkLocalAddress())
                    .toList();
        } catch (SocketException e) {
            return List.of();
        }
    }

    private static boolean isUp(NetworkInterface network) {
        try {
            return network.isUp() && !network.isVirtual();
        } catch (SocketException e) {
            return false;
        }
    }
}
