package jump61.remote;

import java.util.stream.IntStream;

/**
 * Ports to try one after the other.
 *
 * @param first the first port
 * @param last the last port, not less than {@code first}
 */
public record PortRange(int first, int last) {
    /** Where a host opens its registry: the first of these that is free. */
    public static final PortRange HOSTS = new PortRange(1099, 1108);

    /** Where a joiner looks for a registry; hosts of a later edition of the library go beyond {@link #HOSTS}. */
    public static final PortRange SEARCHED = new PortRange(1099, 1130);

    IntStream ports() {
        return IntStream.rangeClosed(first, last);
    }
}
