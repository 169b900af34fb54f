package jump61.desktop.shell;

import java.util.function.Consumer;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.beans.value.ObservableValue;
import javafx.util.Subscription;

/** What one view watches in models that outlive it; closed when the view is replaced. */
public final class Watch {
    private Subscription all = Subscription.EMPTY;

    /** Tells {@code action} the value now and whenever it changes. */
    public <T> void value(ObservableValue<T> value, Consumer<? super T> action) {
        all = all.and(value.subscribe(action));
    }

    /** Runs {@code action} now and whenever something changes. */
    public void any(Runnable action, Observable... observables) {
        InvalidationListener listener = observable -> action.run();
        for (Observable observable : observables) {
            observable.addListener(listener);
            all = all.and(() -> observable.removeListener(listener));
        }
        action.run();
    }

    /** Watches no more. */
    public void close() {
        all.unsubscribe();
        all = Subscription.EMPTY;
    }
}
