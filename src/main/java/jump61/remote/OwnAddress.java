package jump61.remote;

import java.net.InetAddress;
import java.util.List;

/**
 * An address of this machine.
 *
 * @param network the name of the network interface that has it, for example {@code eth0}
 * @param address the address
 */
public record OwnAddress(String network, InetAddress address) {
    /** {@return those under which other machines may reach this one, the likeliest first} Asking the system may take a while. */
    public static List<OwnAddress> all() {
        return Addresses.own();
    }
}
