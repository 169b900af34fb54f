package jump61.network;

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
    private final Map<VMID, Life> lives = new LinkedHashMap<>();
    private VMID guest;

    /** Takes the time from {@code nanoTime}, in nanoseconds. */
    LifeSigns(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
    }

    /**
     * What is known about a program.
     *
     * @param since when it opened its first connection, by {@code nanoTime}
     * @param heard when it was last heard from
     */
    private record Life(long since, long heard) {}

    /**
     * Records a sign of life from a program.
     *
     * @param connected when the connection was opened on which it was heard
     * @return whether it may hold leases; if there are too many others, it may not
     */
    synchronized boolean heard(VMID program, long connected) {
        if (lives.size() >= MOST_PROGRAMS && !lives.containsKey(program)) {
            lives.keySet().removeIf(other -> !other.equals(guest) && isSilent(other));
        }
        boolean admitted = lives.size() < MOST_PROGRAMS || lives.containsKey(program);
        if (admitted) {
            Life before = lives.getOrDefault(program, new Life(connected, connected));
            long since = before.since() - connected < 0 ? before.since() : connected;
            lives.put(program, new Life(since, nanoTime.getAsLong()));
        }
        return admitted;
    }

    /** Identifies the guest: this program has exchanged messages with us on a connection opened then. */
    synchronized void isGuest(VMID program, long connected) {
        guest = program;
        lives.putIfAbsent(program, new Life(connected, nanoTime.getAsLong()));
    }

    /**
     * {@return whether a connection may belong to the guest} A program renews its lease on the very first connection
     * that it opens to a mailbox, so an older connection, or one of another program, is not the guest's.
     */
    synchronized boolean mayBeGuests(Optional<VMID> program, long connected) {
        return guest == null
                || program.map(guest::equals)
                        .orElseGet(() -> connected - lives.get(guest).since() >= 0);
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
        return nanoTime.getAsLong() - lives.get(program).heard() > LONGEST_SILENCE.toNanos();
    }
}
