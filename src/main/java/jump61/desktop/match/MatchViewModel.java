package jump61.desktop.match;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.ObservableList;
import jump61.game.Match;
import jump61.game.MatchEvent;
import jump61.game.Move;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Turn;

/**
 * The match in the window, without the window: what is shown of it, and what a hand may ask for. It plays the program's
 * moves, runs the clock, and lets the view look back without changing the match. It belongs to one thread.
 */
public final class MatchViewModel {
    private final ReadOnlyObjectWrapper<Match> match = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<Players> players = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<Result> result = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyBooleanWrapper userToMove = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper canHint = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<BoardMode> mode = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyIntegerWrapper modeChanges = new ReadOnlyIntegerWrapper();

    private final ShownPosition shown = new ShownPosition();
    private final UndoRedo undoRedo = new UndoRedo();
    private final MatchFlow flow;
    private final MatchMode playing;
    private final Advice advice;

    private MatchListener listener = new MatchListener() {};
    private Runnable unlisten = () -> {};

    /** What a view model needs from outside; tests give it a time and a thinker of their own. */
    public record Surroundings(Thinker player, Thinker adviser, Delay delay, LongSupplier nanos, LongSupplier seeds) {}

    public MatchViewModel(Surroundings surroundings) {
        flow = new MatchFlow(surroundings);
        playing = new MatchMode(this, shown, flow);
        advice = new Advice(surroundings.adviser(), shown.positionProperty());
        flow.pausedProperty().addListener((observable, before, now) -> pausedChanged());
    }

    /** Has the board show this match from now on. */
    public void setDisplay(TurnDisplay display) {
        shown.setDisplay(display);
        if (match.get() != null) {
            proceed();
        }
    }

    public void setDropQuestion(DropQuestion question) {
        playing.setDropQuestion(question);
    }

    public void setListener(MatchListener listener) {
        this.listener = listener;
    }

    /** Leaves the match there was, and goes on with {@code next}, at its end. */
    public void begin(Match next, TimeControl control) {
        leaveMode();
        unlisten.run();
        unlisten = next.addListener(this::onEvent);
        shown.follow(next);
        players.set(next.players());
        flow.follow(next, control);
        match.set(next);
        place(turns().size());
        proceed();
    }

    /** Sets what the players have left on the clock. */
    public void setTimes(Duration red, Duration other) {
        clock().setLeft(red, other);
        proceed();
    }

    /** Stops everything that runs by itself; the last thing to be called. */
    public void close() {
        flow.stop();
        unlisten.run();
    }

    /** Lets the match wait, clock and computer included, while something else is in the window; or go on. */
    public void setSuspended(boolean suspended) {
        shown.finishNow();
        flow.setSuspended(suspended);
    }

    /** Hands the board over to a mode, which holds the match; empty gives the board back to the match. */
    public void setMode(Optional<BoardMode> newMode) {
        leaveMode();
        if (newMode.isPresent()) {
            flow.hold(true);
            shown.finishNow();
            mode.set(newMode.get());
        }
        if (match.get() != null) {
            proceed();
        }
        modeChanged();
    }

    private void leaveMode() {
        BoardMode before = mode.get();
        if (before != null) {
            mode.set(null);
            flow.hold(false);
            if (shown.isAside()) {
                shown.place(plyProperty().get());
            }
            before.left();
        }
    }

    /** To be called by a mode when what it allows or says has changed. */
    public void modeChanged() {
        if (match.get() != null) {
            refresh();
        }
        modeChanges.set(modeChanges.get() + 1);
    }

    /**
     * Shows a position of the mode's own; the match stays as it is.
     *
     * @param last the turn that led to it; null for none
     */
    public void showAside(Position position, Turn last) {
        shown.placeAside(position, last);
        modeChanged();
    }

    /** Shows a turn of the mode's own as it happens. */
    public void showAside(Turn turn, Runnable whenDone) {
        shown.showAside(turn, () -> {
            modeChanged();
            whenDone.run();
        });
        modeChanged();
    }

    /**
     * Shows a position until {@link #endPeek}; nothing but the board hears of it.
     *
     * @param last the turn that led to it; null for none
     */
    public void peek(Position position, Turn last) {
        if (!animatingProperty().get()) {
            shown.peek(position, last);
        }
    }

    /** Shows again what was on the board before {@link #peek}. */
    public void endPeek() {
        if (!animatingProperty().get()) {
            shown.endPeek();
        }
    }

    /** Goes one step through the moves of the match, or through what the mode shows. */
    public void walk(BoardMode.Step step) {
        walker().walk(step);
    }

    /** {@return whether a step leads anywhere; changes with {@link #plyProperty}, {@link #turns} and {@link #modeChangesProperty}} */
    public boolean canWalk(BoardMode.Step step) {
        return walker().canWalk(step);
    }

    private BoardMode walker() {
        return current().walksItself() ? current() : playing;
    }

    private BoardMode current() {
        return mode.get() == null ? playing : mode.get();
    }

    /** Plays a move that the user chose in the position shown. An illegal one changes nothing. */
    public void play(Move move) {
        if (userToMove.get() && shown.positionProperty().get().refusal(move).isEmpty()) {
            current().chosen(move);
        }
    }

    /** Undoes what the mode last did; in the match, see {@link UndoRedo}. */
    public void undo() {
        current().undo();
    }

    /** Does again what was last undone. */
    public void redo() {
        current().redo();
    }

    /** Shows the position after so many moves; the match goes on where it was. */
    public void walkTo(int target) {
        int bounded = Math.max(0, Math.min(target, turns().size()));
        if (bounded != plyProperty().get() || shown.isAside()) {
            place(bounded);
            proceed();
        }
    }

    /** Lets a paused program make one move. */
    public void step() {
        if (mode.get() == null) {
            playing.step();
        }
    }

    /** Ends at once the animation that runs. */
    public void finishNow() {
        shown.finishNow();
    }

    private void onEvent(MatchEvent event) {
        if (event instanceof MatchEvent.Played played) {
            appended(played.turn());
        } else if (event instanceof MatchEvent.PlayedAgain again) {
            shown.append(again.turn());
        } else if (event instanceof MatchEvent.TakenBack) {
            shown.removeLast();
        } else if (event instanceof MatchEvent.PlayersChanged changed) {
            players.set(changed.players());
            flow.interrupt();
            proceed();
        } else if (match.get().position().result().isEmpty()) {
            flow.stop();
            refresh();
            match.get().result().ifPresent(listener::ended);
        }
    }

    private void appended(Turn turn) {
        clock().moved(turn.mover(), turns().size() + 1);
        if (!shown.isAtEnd()) {
            shown.append(turn);
            proceed();
            return;
        }
        Runnable onBegin = () -> {
            listener.played(turn);
            refresh();
        };
        shown.show(turn, onBegin, () -> {
            proceed();
            turn.after().result().ifPresent(listener::ended);
        });
    }

    void place(int target) {
        shown.place(target);
        refresh();
    }

    /** Lets the match go on by itself as far as it can. */
    void proceed() {
        refresh();
        if (!animatingProperty().get()) {
            flow.proceed();
        }
    }

    private void pausedChanged() {
        flow.pausedChanged();
        if (match.get() != null) {
            proceed();
        }
    }

    private void refresh() {
        boolean still = !animatingProperty().get();
        result.set(shown.isAtEnd() && still ? match.get().result().orElse(null) : null);
        undoRedo.set(current().canUndo(), current().canRedo());
        userToMove.set(still && current().takesMoves());
        canHint.set(current().canHint());
        advice.setSilent(!current().givesAdvice());
    }

    /** Gives a hint for the position shown, if there is one to give; the match and each mode have their own. */
    public void hint() {
        if (canHint.get()) {
            current().hint();
        }
    }

    /** Whether a hint can be had now. */
    public ReadOnlyBooleanProperty canHintProperty() {
        return canHint.getReadOnlyProperty();
    }

    /** What the board is for at present; null for the match. */
    public ReadOnlyObjectProperty<BoardMode> modeProperty() {
        return mode.getReadOnlyProperty();
    }

    /** Changes whenever what the mode allows or says may have changed, and when there is another mode. */
    public ReadOnlyIntegerProperty modeChangesProperty() {
        return modeChanges.getReadOnlyProperty();
    }

    /** {@return whether the position shown is one of a mode's own} */
    public boolean isAside() {
        return shown.isAside();
    }

    /** The match that is shown. */
    public ReadOnlyObjectProperty<Match> matchProperty() {
        return match.getReadOnlyProperty();
    }

    /** The position that is on the board when nothing moves. */
    public ReadOnlyObjectProperty<Position> positionProperty() {
        return shown.positionProperty();
    }

    public ReadOnlyObjectProperty<Players> playersProperty() {
        return players.getReadOnlyProperty();
    }

    /** How the match ended, once that can be seen; null before, and while an earlier position is shown. */
    public ReadOnlyObjectProperty<Result> resultProperty() {
        return result.getReadOnlyProperty();
    }

    /** After how many moves the position shown came. */
    public ReadOnlyIntegerProperty plyProperty() {
        return shown.plyProperty();
    }

    /** The moves of the match; not to be changed. */
    public ObservableList<Turn> turns() {
        return shown.turns();
    }

    public ReadOnlyBooleanProperty animatingProperty() {
        return shown.animatingProperty();
    }

    public ReadOnlyBooleanProperty canUndoProperty() {
        return undoRedo.canUndoProperty();
    }

    public ReadOnlyBooleanProperty canRedoProperty() {
        return undoRedo.canRedoProperty();
    }

    /** Whether a hand may choose a move in the position shown. */
    public ReadOnlyBooleanProperty userToMoveProperty() {
        return userToMove.getReadOnlyProperty();
    }

    /** Whether the program waits at its moves. */
    public BooleanProperty pausedProperty() {
        return flow.pausedProperty();
    }

    public ComputerTurn computer() {
        return flow.computer();
    }

    public ClockFace clock() {
        return flow.clock();
    }

    public Advice advice() {
        return advice;
    }
}
