package jump61.network;

import java.util.stream.IntStream;

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
