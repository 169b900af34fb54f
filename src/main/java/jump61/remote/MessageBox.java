package jump61.remote;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

/** Holds messages until they are fetched: what is behind a hosted mailbox. Safe for use by several threads. */
final class MessageBox {
    /** Longer than any game. */
    static final long FOREVER = TimeUnit.DAYS.toMillis(3650);

    /** One message at a time, as the library has it. */
    static final int CAPACITY = 1;

    /** How many calls from other machines may wait at the same time. */
    static final int MOST_VISITS = 8;

    private static final long GUESTS_TURN_NANOS = TimeUnit.MILLISECONDS.toNanos(500);
    private static final long LOOK_AGAIN_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    private final Lock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Deque<String> messages = new ArrayDeque<>();
    private final List<Visit> visits = new ArrayList<>();
    private boolean closed;
    private boolean crowded;
    private boolean delivered;
    private long arrived;

    /**
     * Puts a message in, waiting at most {@code millis} milliseconds for room.
     *
     * @param admitted asked at the moment the message would go in; when it says no, nothing happens
     * @return whether the message is in
     * @throws IllegalStateException if the box is closed, or the caller had to make room for others
     */
    boolean deposit(String message, long millis, BooleanSupplier admitted, Visit visit) throws InterruptedException {
        return during(visit, () -> {
            await(visit, () -> closed || messages.size() < CAPACITY, millis);
            if (closed) {
                throw new IllegalStateException("the mailbox is closed");
            }
            if (messages.size() >= CAPACITY || !admitted.getAsBoolean()) {
                return false;
            }
            messages.add(message);
            arrived = System.nanoTime();
            return true;
        });
    }

    /**
     * Takes the oldest message out, waiting at most {@code millis} milliseconds for one. Of several callers the first message
     * is for the last to come: who has waited since before the guest joined is not the guest. Where others have been seen,
     * each message after that waits a moment for the connection that has had the ones before.
     *
     * @return the message; null when none came, or the box is closed and empty
     * @throws IllegalStateException if the caller had to make room for others
     */
    String receive(long millis, Visit visit) throws InterruptedException {
        return during(visit, () -> {
            await(visit, () -> closed || !messages.isEmpty() && isNext(visit), millis);
            if (messages.isEmpty() || visit.isOver() || !isNext(visit) || !visit.isWelcome()) {
                return null;
            }
            delivered = true;
            return messages.remove();
        });
    }

    /** {@return whether the box is empty, after waiting for that at most {@code millis} milliseconds} */
    boolean flush(long millis, Visit visit) throws InterruptedException {
        return during(visit, () -> {
            await(visit, messages::isEmpty, millis);
            return messages.isEmpty();
        });
    }

    /** Ends the waiting of all who came before the guest joined, unless it was one only, who may be the guest. */
    void dismissStrangers() {
        lock.lock();
        try {
            visits.forEach(Visit::isEarly);
            boolean mayBeGuests = visits.size() == 1 && visits.get(0).isWelcome();
            if (!mayBeGuests) {
                visits.forEach(Visit::end);
            }
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** What a call does at the box. */
    private interface Errand<T> {
        T run() throws InterruptedException;
    }

    private <T> T during(Visit visit, Errand<T> errand) throws InterruptedException {
        lock.lock();
        try {
            enter(visit);
            return errand.run();
        } finally {
            visits.remove(visit);
            changed.signalAll();
            lock.unlock();
        }
    }

    /** Only so many may wait; a stranger makes room first, or else whoever came first. */
    private void enter(Visit visit) {
        if (visit == Visit.OWN) {
            return;
        }
        if (visits.size() >= MOST_VISITS) {
            Visit leaving = visits.stream()
                    .filter(other -> !other.isWelcome())
                    .findFirst()
                    .orElse(visits.get(0));
            leaving.dismiss();
            visits.remove(leaving);
            changed.signalAll();
        }
        visits.add(visit);
        crowded |= visits.size() > 1;
    }

    private boolean isNext(Visit visit) {
        if (visit.isGuests()) {
            return true;
        }
        boolean leftToGuest = visit.wasEarly() || crowded && delivered;
        boolean guestsTurn = leftToGuest && System.nanoTime() - arrived < GUESTS_TURN_NANOS;
        return !guestsTurn && lastWelcome().filter(visit::equals).isPresent();
    }

    private Optional<Visit> lastWelcome() {
        return visits.stream().filter(Visit::isWelcome).reduce((earlier, later) -> later);
    }

    /** Refuses deposits from now on; what is inside can still be fetched. */
    void close() {
        lock.lock();
        try {
            closed = true;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    boolean isClosed() {
        lock.lock();
        try {
            return closed;
        } finally {
            lock.unlock();
        }
    }

    private void await(Visit visit, BooleanSupplier condition, long millis) throws InterruptedException {
        long left = TimeUnit.MILLISECONDS.toNanos(Math.min(Math.max(millis, 0), FOREVER));
        while (!visit.isOver() && !condition.getAsBoolean() && left > 0) {
            long begin = System.nanoTime();
            changed.awaitNanos(Math.min(left, LOOK_AGAIN_NANOS));
            left -= System.nanoTime() - begin;
        }
        visit.requireNotDismissed();
    }
}
