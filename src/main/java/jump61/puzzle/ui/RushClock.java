package jump61.puzzle.ui;

import java.time.Duration;
import java.util.function.LongSupplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import jump61.window.match.Delay;

/** A clock of three minutes that starts with the first move; mistakes shorten it. */
final class RushClock {
    static final Duration FULL = Duration.ofMinutes(3);
    static final Duration PENALTY = Duration.ofSeconds(10);
    private static final Duration TICK = Duration.ofMillis(200);

    private final Delay delay;
    private final LongSupplier nanos;
    private final Runnable onOut;
    private final ReadOnlyObjectWrapper<Duration> left = new ReadOnlyObjectWrapper<>(FULL);
    private Runnable cancel = () -> {};
    private boolean running;
    private long end;

    /**
     * Creates a stopped clock.
     *
     * @param nanos returns the time, in nanoseconds from any origin
     * @param onOut called when the time is up
     */
    RushClock(Delay delay, LongSupplier nanos, Runnable onOut) {
        this.delay = delay;
        this.nanos = nanos;
        this.onOut = onOut;
    }

    /** Stops the clock and restores the full time. */
    void reset() {
        stop();
        left.set(FULL);
    }

    void stop() {
        running = false;
        cancel.run();
    }

    /** Starts the clock. No effect if it is running. */
    void start() {
        if (!running) {
            running = true;
            end = nanos.getAsLong() + left.get().toNanos();
            tick();
        }
    }

    /** Deducts time. */
    void penalize() {
        end -= PENALTY.toNanos();
        if (running) {
            cancel.run();
            tick();
        }
    }

    private void tick() {
        long nanosLeft = Math.max(0, end - nanos.getAsLong());
        left.set(Duration.ofNanos(nanosLeft));
        if (nanosLeft == 0) {
            running = false;
            onOut.run();
        } else {
            Duration next = TICK.toNanos() < nanosLeft
                    ? TICK
                    : Duration.ofNanos(nanosLeft).plusMillis(1);
            cancel = delay.after(next, this::tick);
        }
    }

    ReadOnlyObjectProperty<Duration> leftProperty() {
        return left.getReadOnlyProperty();
    }
}
