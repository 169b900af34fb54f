package jump61.desktop.match;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import jump61.game.Match;
import jump61.game.Position;
import jump61.game.Turn;

/** What the board shows of a match: the position after so many of its moves, or a turn on its way there. */
final class ShownPosition {
    private final ReadOnlyObjectWrapper<Position> position = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyIntegerWrapper ply = new ReadOnlyIntegerWrapper();
    private final ReadOnlyBooleanWrapper animating = new ReadOnlyBooleanWrapper();
    private final ObservableList<Turn> turns = FXCollections.observableArrayList();
    private TurnDisplay display = TurnDisplay.IMMEDIATE;
    private Position start;
    /** Counts what was shown, so that the end of what is shown no more is not heard. */
    private int showing;
    /** Whether a position is shown that is not one of the match. */
    private boolean aside;

    private Turn last;

    /** Has a display show this from now on. */
    void setDisplay(TurnDisplay newDisplay) {
        display = newDisplay;
        if (aside) {
            display.place(position.get(), last);
        } else if (start != null) {
            place(ply.get());
        }
    }

    /** Takes the moves of another match; {@link #place} shows it. */
    void follow(Match match) {
        showing++;
        start = match.start();
        turns.setAll(match.played());
    }

    /** Shows the position after so many moves at once. */
    void place(int target) {
        Turn turn = target == 0 ? null : turns.get(target - 1);
        ply.set(target);
        put(turn == null ? start : turn.after(), turn);
        aside = false;
    }

    /**
     * Shows a position that is not one of the match, which stays where it is.
     *
     * @param turn the turn that led to it; null for none
     */
    void placeAside(Position other, Turn turn) {
        aside = true;
        put(other, turn);
    }

    private void put(Position shown, Turn turn) {
        showing++;
        animating.set(false);
        last = turn;
        position.set(shown);
        display.place(shown, turn);
    }

    /** Shows a turn that is not one of the match as it happens. */
    void showAside(Turn turn, Runnable whenDone) {
        aside = true;
        animate(turn, () -> {}, whenDone);
    }

    /** Has the display show another position for a moment; whatever follows the position is not told. */
    void peek(Position other, Turn turn) {
        display.place(other, turn);
    }

    void endPeek() {
        display.place(position.get(), last);
    }

    boolean isAside() {
        return aside;
    }

    /** Adds a move to the end and shows it as it happens. */
    void show(Turn turn, Runnable onBegin, Runnable whenDone) {
        turns.add(turn);
        ply.set(turns.size());
        animate(turn, onBegin, whenDone);
    }

    private void animate(Turn turn, Runnable onBegin, Runnable whenDone) {
        animating.set(true);
        last = turn;
        int shown = ++showing;
        onBegin.run();
        display.show(turn, () -> {
            if (shown == showing) {
                animating.set(false);
                position.set(turn.after());
                whenDone.run();
            }
        });
    }

    /** Adds a move to the end without showing it. */
    void append(Turn turn) {
        turns.add(turn);
    }

    /** Removes the last move without showing that. */
    void removeLast() {
        turns.remove(turns.size() - 1);
    }

    void finishNow() {
        display.finishNow();
    }

    /** {@return whether the last position of the match is shown, or on its way} */
    boolean isAtEnd() {
        return ply.get() == turns.size() && !aside;
    }

    ReadOnlyObjectProperty<Position> positionProperty() {
        return position.getReadOnlyProperty();
    }

    ReadOnlyIntegerProperty plyProperty() {
        return ply.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty animatingProperty() {
        return animating.getReadOnlyProperty();
    }

    ObservableList<Turn> turns() {
        return turns;
    }
}
