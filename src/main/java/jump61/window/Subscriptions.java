package jump61.window;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;

/** The listeners of a view to models that outlive it. They are removed when the view is replaced. */
public final class Subscriptions {
    // Not JavaFX's own subscriptions: their lambdas cannot be archived and would be generated at every start.
    private final List<Runnable> ends = new ArrayList<>();

    /** Passes the value to {@code action} now and whenever it changes. */
    public <T> void onValue(ObservableValue<T> value, Consumer<? super T> action) {
        onChange(value, action);
        action.accept(value.getValue());
    }

    /** Passes the value to {@code action} whenever it changes. */
    public <T> void onChange(ObservableValue<T> value, Consumer<? super T> action) {
        ChangeListener<T> listener = (observable, before, now) -> action.accept(now);
        value.addListener(listener);
        ends.add(() -> value.removeListener(listener));
    }

    /** Runs {@code action} now and whenever one of the {@code observables} changes. */
    public void onAny(Runnable action, Observable... observables) {
        for (Observable observable : observables) {
            // A change listener, because invalidation listeners are not called again until the value is read.
            if (observable instanceof ObservableValue<?> value) {
                onChange(value, now -> action.run());
            } else {
                InvalidationListener listener = invalid -> action.run();
                observable.addListener(listener);
                ends.add(() -> observable.removeListener(listener));
            }
        }
        action.run();
    }

    /** Runs {@code action} when this is closed. */
    public void onClose(Runnable action) {
        ends.add(action);
    }

    /** Removes all listeners. */
    public void close() {
        ends.forEach(Runnable::run);
        ends.clear();
    }
}
