package jump61.window;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Ignores the results of all activities but the latest, because they are outdated. It is renewed and used on one thread;
 * the value returned by {@link #outdated} may be read on any thread.
 */
public final class Latest {
    private volatile int begun;

    /** Makes all activities so far outdated. */
    public void renew() {
        // Written by one thread only.
        int next = begun + 1;
        begun = next;
    }

    /** {@return an action that does nothing once it is outdated} */
    public Runnable only(Runnable action) {
        BooleanSupplier outdated = outdated();
        return () -> {
            if (!outdated.getAsBoolean()) {
                action.run();
            }
        };
    }

    /** {@return a consumer that does nothing once it is outdated} */
    public <T> Consumer<T> only(Consumer<T> consumer) {
        BooleanSupplier outdated = outdated();
        return value -> {
            if (!outdated.getAsBoolean()) {
                consumer.accept(value);
            }
        };
    }

    /** {@return whether an activity that begins now has become outdated} */
    public BooleanSupplier outdated() {
        int mine = begun;
        return () -> mine != begun;
    }
}
