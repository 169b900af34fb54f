package jump61.remote;

import java.util.ArrayDeque;
import java.util.Deque;
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

    private final Lock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Deque<String> messages = new ArrayDeque<>();
    private boolean closed;

    /**
     * Puts a message in, waiting at most {@code millis} milliseconds for room.
     *
     * @param admitted asked at the moment the message would go in; when it says no, nothing happens
     * @return whether the message is in
     * @throws IllegalStateException if the box is closed
     */
    boolean deposit(String message, long millis, BooleanSupplier admitted) throws InterruptedException {
        lock.lock();
        try {
            await(() -> closed || messages.size() < CAPACITY, millis);
            if (closed) {
                throw new IllegalStateException("the mailbox is closed");
            }
            if (messages.size() >= CAPACITY || !admitted.getAsBoolean()) {
                return false;
            }
            messages.add(message);
            changed.signalAll();
            return true;
        } finally {
            lock.unlock();
        }
    }

    /**
     * Takes the oldest message out, waiting at most {@code millis} milliseconds for one.
     *
     * @param admitted asked at the moment the message would go out; when it says no, nothing happens
     * @return the message; null when none came, or the box is closed and empty
     */
    String receive(long millis, BooleanSupplier admitted) throws InterruptedException {
        lock.lock();
        try {
            await(() -> closed || !messages.isEmpty(), millis);
            if (messages.isEmpty() || !admitted.getAsBoolean()) {
                return null;
            }
            changed.signalAll();
            return messages.remove();
        } finally {
            lock.unlock();
        }
    }

    /** Waits until the box is empty, at most {@code millis} milliseconds. {@return whether it is} */
    boolean flush(long millis) throws InterruptedException {
        lock.lock();
        try {
            await(messages::isEmpty, millis);
            return messages.isEmpty();
        } finally {
            lock.unlock();
        }
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

    private void await(BooleanSupplier condition, long millis) throws InterruptedException {
        long left = TimeUnit.MILLISECONDS.toNanos(Math.min(Math.max(millis, 0), FOREVER));
        while (!condition.getAsBoolean() && left > 0) {
            left = changed.awaitNanos(left);
        }
    }
}
