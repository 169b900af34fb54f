package jump61.desktop.shell;

import java.util.function.Consumer;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.util.Subscription;

/** What one view watches in models that outlive it; closed when the view is replaced. */
public final class Watch {
    private Subscription all = Subscription.EMPTY;

    /** Tells {@code action} the value now and whenever it changes. */
    public <T> void value(ObservableValue<T> value, Consumer<? super T> action) {
        all = all.and(value.subscribe(action));
    }

    /** Runs {@code action} now and whenever one of the {@code observables} changes. */
    public void any(Runnable action, Observable... observables) {
        for (Observable observable : observables) {
            all = all.and(
                    observable instanceof ObservableValue<?> value
                            ? changes(value, action)
                            : changes(observable, action));
        }
        action.run();
    }

    /** A change listener, since an invalidation is told only once until the value is asked for. */
    private static <T> Subscription changes(ObservableValue<T> value, Runnable action) {
        ChangeListener<T> listener = (observable, before, now) -> action.run();
        value.addListener(listener);
        return () -> value.removeListener(listener);
    }

    private static Subscription changes(Observable observable, Runnable action) {
        InvalidationListener listener = invalid -> action.run();
        observable.addListener(listener);
        return () -> observable.removeListener(listener);
    }

    /** Watches no more. */
    public void close() {
        all.unsubscribe();
        all = Subscription.EMPTY;
    }
}
