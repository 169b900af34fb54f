package jump61.network;

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

/** A queue of messages behind a hosted mailbox. Thread-safe. */
final class MessageBox {
    /** A timeout in milliseconds that is longer than any game. */
    static final long FOREVER = TimeUnit.DAYS.toMillis(3650);

    /** Number of messages the box holds: one, as in the course's library. */
    static final int CAPACITY = 1;

    /** Maximum number of calls from other machines waiting at the same time. */
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
     * Adds a message, waiting at most {@code millis} milliseconds for room.
     *
     * @param admitted checked at the moment the message would be added; if false, nothing happens
     * @return whether the message was added
     * @throws IllegalStateException if the box is closed, or this caller was dismissed to make room for others
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
     * Removes the oldest message, waiting at most {@code millis} milliseconds for one. If several callers are waiting,
     * the first message goes to the one that came last, because a caller that was waiting before the guest joined
     * cannot be the guest. If there have been several callers, each later message is reserved for a moment for the
     * connection that received the earlier ones.
     *
     * @return the message; null if none came, or the box is closed and empty
     * @throws IllegalStateException if this caller was dismissed to make room for others
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

    /** {@return whether the box is empty, after waiting at most {@code millis} milliseconds for that} */
    boolean flush(long millis, Visit visit) throws InterruptedException {
        return during(visit, () -> {
            await(visit, messages::isEmpty, millis);
            return messages.isEmpty();
        });
    }

    /**
     * Ends the waiting of all callers that came before the guest joined. If only one of them can be the guest, that one
     * stays.
     */
    void dismissStrangers() {
        lock.lock();
        try {
            visits.forEach(Visit::markEarly);
            boolean oneStays = visits.stream().filter(Visit::isWelcome).count() == 1;
            visits.stream().filter(visit -> !oneStays || !visit.isWelcome()).forEach(Visit::end);
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** The work of one call. */
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

    /** Admits a caller. If too many are waiting, one has to go: an unwelcome one or, failing that, the first. */
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

    /** Rejects further messages; those already in the box can still be removed. */
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

    /** A call from another machine that is waiting at a box, whose lock guards it. */
    static final class Visit {
        /** The host's own calls, which do not count towards the limit. */
        static final Visit OWN = new Visit(() -> true, true);

        private final BooleanSupplier welcome;
        private final boolean guests;
        private boolean dismissed;
        private boolean early;
        private boolean over;

        /**
         * Creates a waiting call.
         *
         * @param welcome whether its caller may use the box, asked each time it matters
         * @param guests whether it came over a connection that has carried messages of the game
         */
        Visit(BooleanSupplier welcome, boolean guests) {
            this.welcome = welcome;
            this.guests = guests;
        }

        boolean isGuests() {
            return guests;
        }

        boolean isWelcome() {
            return welcome.getAsBoolean();
        }

        /** Ends the wait to make room for another caller. */
        void dismiss() {
            dismissed = true;
        }

        /** Marks a call made before the guest joined, so its caller need not be the guest. */
        void markEarly() {
            early = true;
        }

        boolean wasEarly() {
            return early;
        }

        /** Ends the wait as if it had timed out. */
        void end() {
            over = true;
        }

        boolean isOver() {
            return over || dismissed;
        }

        void requireNotDismissed() {
            if (dismissed) {
                throw new IllegalStateException("too many callers are waiting");
            }
        }
    }
}
