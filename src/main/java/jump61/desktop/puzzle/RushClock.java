package jump61.desktop.puzzle;

import java.time.Duration;
import java.util.function.LongSupplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import jump61.desktop.match.Delay;

/** Three minutes that run from the first move on; mistakes shorten them. */
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
     * A clock that stands.
     *
     * @param nanos the time, in nanoseconds since any moment
     * @param onOut called when the time is up
     */
    RushClock(Delay delay, LongSupplier nanos, Runnable onOut) {
        this.delay = delay;
        this.nanos = nanos;
        this.onOut = onOut;
    }

    /** Stops, with the full time left. */
    void reset() {
        stop();
        left.set(FULL);
    }

    void stop() {
        running = false;
        cancel.run();
    }

    /** Runs from now on; no effect if it does already. */
    void start() {
        if (!running) {
            running = true;
            end = nanos.getAsLong() + left.get().toNanos();
            tick();
        }
    }

    /** Takes time away. */
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
            Duration next = TICK.toNanos() < nanosLeft ? TICK : Duration.ofNanos(nanosLeft).plusMillis(1);
            cancel = delay.after(next, this::tick);
        }
    }

    ReadOnlyObjectProperty<Duration> leftProperty() {
        return left.getReadOnlyProperty();
    }
}
