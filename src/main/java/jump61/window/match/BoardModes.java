package jump61.window.match;

import java.util.Optional;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** Which mode the board is in: one at a time, and playing the match when there is no other. */
final class BoardModes {
    private final ReadOnlyObjectWrapper<BoardMode> mode = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyIntegerWrapper changes = new ReadOnlyIntegerWrapper();
    private final MatchMode playing;
    private final ShownPosition shown;
    private final MatchFlow flow;

    BoardModes(MatchMode playing, ShownPosition shown, MatchFlow flow) {
        this.playing = playing;
        this.shown = shown;
        this.flow = flow;
    }

    BoardMode current() {
        return mode.get() == null ? playing : mode.get();
    }

    /** {@return the mode whose steps the buttons under the move list take} */
    BoardMode walker() {
        return current().walksItself() ? current() : playing;
    }

    /** Ends the present mode and begins another; empty returns the board to the match. */
    void set(Optional<BoardMode> next) {
        leave();
        if (next.isPresent()) {
            flow.hold(true);
            shown.finishNow();
            mode.set(next.get());
        }
    }

    void leave() {
        BoardMode before = mode.get();
        if (before != null) {
            mode.set(null);
            flow.hold(false);
            if (shown.isAside()) {
                shown.place(shown.plyProperty().get());
            }
            before.left();
        }
    }

    void countChange() {
        changes.set(changes.get() + 1);
    }

    ReadOnlyObjectProperty<BoardMode> modeProperty() {
        return mode.getReadOnlyProperty();
    }

    ReadOnlyIntegerProperty changesProperty() {
        return changes.getReadOnlyProperty();
    }
}
