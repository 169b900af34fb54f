package jump61.table;

import java.io.IOException;
import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.InterfaceAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** The networks of this computer. Asking the system may take a while. */
final class Networks {
    /** The port for announcements. */
    static final int PORT = 6162;

    private static final byte[] GROUP_4 = {(byte) 239, (byte) 255, 61, 61};
    private static final byte[] GROUP_6 = {(byte) 0xff, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x61, 0x61};
    private static final byte[] ALL_HERE = {127, (byte) 255, (byte) 255, (byte) 255};
    private static final byte[] HERE = {127, 0, 0, 1};

    private Networks() {}

    /** {@return the multicast groups to which tables are announced, one for each version of IP} */
    static List<InetSocketAddress> groups() {
        return List.of(at(GROUP_4), at(GROUP_6));
    }

    private static InetSocketAddress at(byte[] address) {
        try {
            return new InetSocketAddress(InetAddress.getByAddress(address), PORT);
        } catch (UnknownHostException wrongLength) {
            throw new IllegalArgumentException(wrongLength);
        }
    }

    /** {@return the addresses that reach programs on this computer: all of them or, on some systems, only one} */
    static List<InetSocketAddress> thisComputer() {
        return List.of(at(ALL_HERE), at(HERE));
    }

    /** {@return where a table can be reached; if a name has to be looked up, waits for that} */
    static InetSocketAddress locate(TableCode where) throws IOException {
        InetAddress address = InetAddress.getByName(where.host());
        boolean onAnyLink = address instanceof Inet6Address six && six.isLinkLocalAddress() && six.getScopeId() == 0;
        // A code cannot say which link it means, because each computer has its own names for its links.
        NetworkInterface link = onAnyLink
                ? all().stream().filter(Networks::isOnLink).findFirst().orElse(null)
                : null;
        return new InetSocketAddress(
                link == null ? address : Inet6Address.getByAddress(null, address.getAddress(), link), where.port());
    }

    private static boolean isOnLink(NetworkInterface network) {
        return network.inetAddresses().anyMatch(own -> own instanceof Inet6Address && own.isLinkLocalAddress());
    }

    /** {@return the networks through which multicast groups can be reached} */
    static List<NetworkInterface> all() {
        try {
            List<NetworkInterface> found = new ArrayList<>();
            for (NetworkInterface each : Collections.list(NetworkInterface.getNetworkInterfaces())) {
                if (each.isUp() && !each.isLoopback() && !each.isPointToPoint() && each.supportsMulticast()) {
                    found.add(each);
                }
            }
            return found;
        } catch (SocketException none) {
            return List.of();
        }
    }

    /** {@return the broadcast addresses of the networks, because some networks do not carry multicast} */
    static Stream<InetSocketAddress> broadcasts() {
        return all().stream()
                .flatMap(each -> each.getInterfaceAddresses().stream())
                .map(InterfaceAddress::getBroadcast)
                .filter(Objects::nonNull)
                .map(address -> new InetSocketAddress(address, PORT));
    }

    /**
     * {@return the addresses at which others may reach this computer, IPv4 first} Link-local addresses are included
     * only if there are no others.
     */
    static List<InetAddress> own() {
        List<InetAddress> any = all().stream()
                .flatMap(NetworkInterface::inetAddresses)
                .filter(address -> !address.isLoopbackAddress())
                .toList();
        List<InetAddress> wide =
                any.stream().filter(address -> !address.isLinkLocalAddress()).toList();
        List<InetAddress> found = wide.isEmpty() ? any : wide;
        return Stream.concat(
                        found.stream().filter(Inet4Address.class::isInstance),
                        found.stream().filter(address -> !(address instanceof Inet4Address)))
                .toList();
    }
}
