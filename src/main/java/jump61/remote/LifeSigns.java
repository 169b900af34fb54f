package jump61.remote;

import java.rmi.dgc.VMID;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * When each program that holds our mailboxes was last heard of. Java programs renew their leases on remote objects by
 * themselves, all of them every {@link RmiSetUp#LEASE_MILLIS} / 2 milliseconds, so a living one is never silent for long,
 * whatever it waits for. Safe for use by several threads.
 */
final class LifeSigns {
    /** One lease, and half of another for one renewal that was lost. */
    static final Duration LONGEST_SILENCE = Duration.ofMillis(RmiSetUp.LEASE_MILLIS * 3 / 2);

    private static final int MOST_PROGRAMS = 100;

    private final LongSupplier nanoTime;
    private final Map<VMID, Long> heard = new LinkedHashMap<>();
    private VMID guest;

    /** Keeps time by {@code nanoTime}, in nanoseconds. */
    LifeSigns(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
    }

    /** A program has given a sign of life. */
    synchronized void heard(VMID program) {
        if (heard.size() >= MOST_PROGRAMS && !heard.containsKey(program)) {
            heard.keySet().removeIf(other -> !other.equals(guest));
        }
        heard.put(program, nanoTime.getAsLong());
    }

    /** This program has exchanged messages with us. */
    synchronized void isGuest(VMID program) {
        guest = program;
        heard.putIfAbsent(program, nanoTime.getAsLong());
    }

    /** {@return the program of the guest; empty as long as it is not known} */
    synchronized Optional<VMID> guest() {
        return Optional.ofNullable(guest);
    }

    /** {@return whether the guest's program has been silent for so long that it must have gone} */
    synchronized boolean guestIsGone() {
        return guest != null && nanoTime.getAsLong() - heard.get(guest) > LONGEST_SILENCE.toNanos();
    }
}
