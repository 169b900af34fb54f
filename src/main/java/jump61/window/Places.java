package jump61.window;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** The places of the window, the current one, and the way there, which Back and Esc retrace. */
public final class Places {
    /** Number of places after which the way is cut off, because nobody goes back further. */
    private static final int LONGEST_WAY = 50;

    private final List<Place> all = new ArrayList<>(List.of(Place.PLAY));
    private final ReadOnlyObjectWrapper<Place> current = new ReadOnlyObjectWrapper<>(Place.PLAY);
    private final Deque<Stop> before = new ArrayDeque<>();
    private boolean staying;

    /** Adds a place, in the order of the commands of the product. No effect if it is known. */
    public void add(Place place) {
        if (!all.contains(place)) {
            all.add(place);
            all.sort(Comparator.comparingInt(each -> Command.ofProduct().indexOf(each.command())));
        }
    }

    /** {@return all places, in the order of the rail} */
    public List<Place> all() {
        return List.copyOf(all);
    }

    /** Shows a place at which the way begins. */
    public void beginAt(Place place) {
        before.clear();
        current.set(place);
    }

    /** Runs an action that would otherwise lead to another place. */
    public void whileStaying(Runnable action) {
        staying = true;
        try {
            action.run();
        } finally {
            staying = false;
        }
    }

    /** Shows a place; {@link #back} leads back from there. */
    public void go(Place place) {
        go(place, () -> {});
    }

    /**
     * Shows a place; {@link #back} leads back from there.
     *
     * @param onReturn called when the way leads back, such as to open again what covered the place before
     */
    public void go(Place place, Runnable onReturn) {
        if (staying || place.equals(current.get())) {
            return;
        }
        before.push(new Stop(current.get(), onReturn));
        if (before.size() > LONGEST_WAY) {
            before.removeLast();
        }
        current.set(place);
    }

    /** Shows the place before this one; if there is none, nothing happens. */
    public void back() {
        if (canGoBack()) {
            Stop last = before.pop();
            current.set(last.place());
            last.onReturn().run();
        }
    }

    public boolean canGoBack() {
        return !before.isEmpty();
    }

    /** {@return whether the board is shown} */
    public boolean atBoard() {
        return current.get().equals(Place.PLAY);
    }

    public ReadOnlyObjectProperty<Place> currentProperty() {
        return current.getReadOnlyProperty();
    }

    /** A place on the way, and what is to be done there when the way leads back to it. */
    private record Stop(Place place, Runnable onReturn) {}
}
