package jump61.network;

import java.net.InetAddress;
import java.util.List;

/**
 * An address of this machine.
 *
 * @param network name of the network interface with this address, for example {@code eth0}
 * @param address the address
 */
public record OwnAddress(String network, InetAddress address) {
    /**
     * {@return the addresses at which other machines may reach this one, the most likely first} Querying the system may
     * take a while.
     */
    public static List<OwnAddress> all() {
        return Addresses.own();
    }
}
