package jump61.window.match;

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
import jump61.window.Latest;

/** The part of a match that the board shows: the position after a number of moves, or the turn leading to it. */
final class ShownPosition {
    private final ReadOnlyObjectWrapper<Position> position = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyIntegerWrapper ply = new ReadOnlyIntegerWrapper();
    private final ReadOnlyObjectWrapper<Turn> asideTurn = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyBooleanWrapper animating = new ReadOnlyBooleanWrapper();
    private final ObservableList<Turn> turns = FXCollections.observableArrayList();
    private TurnDisplay display = TurnDisplay.IMMEDIATE;
    private Position start;
    /** Ignores the end of an outdated animation. */
    private final Latest showing = new Latest();
    /** Whether a position outside the match is shown. */
    private boolean aside;

    private Turn last;

    /** Sets the display that shows this from now on. */
    void setDisplay(TurnDisplay newDisplay) {
        display = newDisplay;
        if (aside) {
            display.place(position.get(), last);
        } else if (start != null) {
            place(ply.get());
        }
    }

    /** Takes over the moves of another match; {@link #place} shows it. */
    void follow(Match match) {
        showing.renew();
        start = match.start();
        turns.setAll(match.played());
    }

    /** Shows the position after {@code target} moves at once. */
    void place(int target) {
        Turn turn = target == 0 ? null : turns.get(target - 1);
        ply.set(target);
        put(turn == null ? start : turn.after(), turn);
        aside = false;
    }

    /**
     * Shows a position outside the match, which is not affected.
     *
     * @param turn the turn that led to it; null for none
     */
    void placeAside(Position other, Turn turn) {
        aside = true;
        asideTurn.set(null);
        put(other, turn);
    }

    private void put(Position shown, Turn turn) {
        showing.renew();
        animating.set(false);
        last = turn;
        position.set(shown);
        display.place(shown, turn);
    }

    /** Animates a turn outside the match. */
    void showAside(Turn turn, Runnable whenDone) {
        aside = true;
        animate(turn, () -> asideTurn.set(turn), whenDone);
    }

    /**
     * Makes the display show another position temporarily, unless a turn is being animated. Listeners to the position
     * are not notified.
     */
    void peek(Position other, Turn turn) {
        if (!animating.get()) {
            display.place(other, turn);
        }
    }

    void endPeek() {
        if (!animating.get()) {
            display.place(position.get(), last);
        }
    }

    boolean isAside() {
        return aside;
    }

    /** Appends a move and animates it. */
    void show(Turn turn, Runnable onBegin, Runnable whenDone) {
        turns.add(turn);
        ply.set(turns.size());
        animate(turn, onBegin, whenDone);
    }

    private void animate(Turn turn, Runnable onBegin, Runnable whenDone) {
        animating.set(true);
        last = turn;
        showing.renew();
        Runnable end = showing.only(() -> {
            animating.set(false);
            position.set(turn.after());
            whenDone.run();
        });
        onBegin.run();
        display.show(turn, end);
    }

    /** Appends a move without animation. */
    void append(Turn turn) {
        turns.add(turn);
    }

    /** Removes the last move without animation. */
    void removeLast() {
        turns.remove(turns.size() - 1);
    }

    /** Reports no end of an animation any more. */
    void close() {
        showing.renew();
    }

    void finishNow() {
        display.finishNow();
    }

    /** {@return whether the last position of the match is shown, or being animated} */
    boolean isAtEnd() {
        return ply.get() == turns.size() && !aside;
    }

    ReadOnlyObjectProperty<Position> positionProperty() {
        return position.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<Turn> asideTurnProperty() {
        return asideTurn.getReadOnlyProperty();
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
