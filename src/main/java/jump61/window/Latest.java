package jump61.window;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Listens only to what was begun last: what anything earlier reports is outdated, and ignored. It is renewed and asked
 * on one thread; {@link #outdated} may be asked on any.
 */
public final class Latest {
    private volatile int begun;

    /** Makes everything begun so far outdated. */
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

    /** {@return whether what is begun now has become outdated} */
    public BooleanSupplier outdated() {
        int mine = begun;
        return () -> mine != begun;
    }
}
