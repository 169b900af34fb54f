package jump61.remote;

import java.rmi.dgc.VMID;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Keeps track of when each program that holds our mailboxes was last heard from. Java programs renew their leases on
 * remote objects automatically, all of them every {@link RmiSetUp#LEASE_MILLIS} / 2 milliseconds. So a program that is
 * alive is never silent for long, whatever it is waiting for. Thread-safe.
 */
final class LifeSigns {
    /** Silence after which a program counts as gone: one lease, plus half of one in case a renewal was lost. */
    static final Duration LONGEST_SILENCE = Duration.ofMillis(RmiSetUp.LEASE_MILLIS * 3 / 2);

    /** Maximum number of programs that may hold leases at the same time: a lease takes some kilobytes at most. */
    static final int MOST_PROGRAMS = 1_000;

    private final LongSupplier nanoTime;
    private final Map<VMID, Long> heard = new LinkedHashMap<>();
    private VMID guest;

    /** Takes the time from {@code nanoTime}, in nanoseconds. */
    LifeSigns(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
    }

    /**
     * Records a sign of life from a program.
     *
     * @return whether it may hold leases; if there are too many others, it may not
     */
    synchronized boolean heard(VMID program) {
        if (heard.size() >= MOST_PROGRAMS && !heard.containsKey(program)) {
            heard.keySet().removeIf(other -> !other.equals(guest) && isSilent(other));
        }
        boolean admitted = heard.size() < MOST_PROGRAMS || heard.containsKey(program);
        if (admitted) {
            heard.put(program, nanoTime.getAsLong());
        }
        return admitted;
    }

    /** Identifies the guest: this program has exchanged messages with us. */
    synchronized void isGuest(VMID program) {
        guest = program;
        heard.putIfAbsent(program, nanoTime.getAsLong());
    }

    /** {@return the guest's program; empty until it is known} */
    synchronized Optional<VMID> guest() {
        return Optional.ofNullable(guest);
    }

    /** {@return whether the guest's program has been silent for too long and must be gone} */
    synchronized boolean guestIsGone() {
        return guest != null && isSilent(guest);
    }

    private boolean isSilent(VMID program) {
        return nanoTime.getAsLong() - heard.get(program) > LONGEST_SILENCE.toNanos();
    }
}
