package jump61.window.match;

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
import javafx.beans.value.ObservableBooleanValue;
import javafx.collections.ObservableList;
import jump61.game.Match;
import jump61.game.MatchEvent;
import jump61.game.Move;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Turn;
import jump61.game.Warnings;

/**
 * The match in the window, independent of any view: its state, and the actions available to the user. It makes the
 * computer's moves, runs the clock, and lets the user look back without changing the match. Not thread-safe.
 */
public final class MatchViewModel {
    private final ReadOnlyObjectWrapper<Match> match = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<Players> players = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<Result> result = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyBooleanWrapper userToMove = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper canHint = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper canUndo = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper canRedo = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<BoardMode> mode = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyIntegerWrapper modeCalls = new ReadOnlyIntegerWrapper();
    private final ReadOnlyIntegerWrapper modeChanges = new ReadOnlyIntegerWrapper();

    private final ShownPosition shown = new ShownPosition();
    private final MatchFlow flow;
    private final MatchMode playing;
    private final Advice advice;

    private boolean barred;
    private MatchListener listener = new MatchListener() {};
    private SecondLook secondLook = SecondLook.NONE;
    private Runnable unlisten = () -> {};

    /** The dependencies of a view model. Tests supply their own time and thinkers. */
    public record Surroundings(Thinker player, Thinker adviser, Delay delay, LongSupplier nanos, LongSupplier seeds) {}

    public MatchViewModel(Surroundings surroundings) {
        flow = new MatchFlow(surroundings);
        playing = new MatchMode(this, shown, flow);
        advice = new Advice(surroundings.adviser(), shown.positionProperty());
        flow.pausedProperty().addListener((observable, before, now) -> pausedChanged());
    }

    /** Sets the display that shows this match from now on. */
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

    /** Sets the examiner of a person's moves in a match with {@linkplain Match#warnings warnings}. */
    public void setSecondLook(SecondLook look) {
        secondLook = look;
    }

    /** Switches to another match, shown at its end. */
    public void begin(Match next, TimeControl control) {
        leaveMode();
        // Listeners hear of the next result even if it equals the last one.
        result.set(null);
        secondLook.forget();
        unlisten.run();
        unlisten = next.addListener(this::onEvent);
        shown.follow(next);
        players.set(next.players());
        flow.follow(next, control);
        match.set(next);
        place(turns().size());
        proceed();
        // The board hears that an editor has been left.
        modeChanged();
    }

    /** Sets the remaining times of the players. */
    public void setTimes(Duration red, Duration other) {
        clock().setLeft(red, other);
        proceed();
    }

    /** Stops all activity. To be called last. */
    public void close() {
        shown.close();
        flow.close();
        unlisten.run();
    }

    /** Suspends the match, including clock and computer, because the window shows something else; or resumes it. */
    public void setSuspended(boolean suspended) {
        shown.finishNow();
        flow.setSuspended(suspended);
    }

    /** {@return whether the window shows something else, so that nobody sees the board} */
    public boolean isSuspended() {
        return flow.isSuspended();
    }

    /**
     * Makes a game with somebody at another computer wait or continue.
     *
     * @param clocks whether the clocks stop
     * @param moves whether moves are barred, too
     */
    public void setWaiting(boolean clocks, boolean moves) {
        if (clocks != flow.isWaiting() || moves != barred) {
            shown.finishNow();
            barred = moves;
            flow.setWaiting(clocks);
            refresh();
        }
    }

    /** Gives the board to a mode, which holds the match; empty returns the board to the match. */
    public void setMode(Optional<BoardMode> newMode) {
        leaveMode();
        newMode.ifPresent(next -> {
            flow.hold(true);
            shown.finishNow();
            mode.set(next);
        });
        if (match.get() != null) {
            proceed();
        }
        modeChanged();
        // The hint was about the next move, which no longer matters.
        advice.forget();
    }

    /** Shows the board with the open mode, whatever place is shown now. */
    public void showMode() {
        modeCalls.set(modeCalls.get() + 1);
    }

    /** {@return a counter of the calls of {@link #showMode}} */
    public ReadOnlyIntegerProperty modeCallsProperty() {
        return modeCalls.getReadOnlyProperty();
    }

    private void leaveMode() {
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

    private BoardMode current() {
        return mode.get() == null ? playing : mode.get();
    }

    /** Returns the mode whose steps the buttons under the move list take. */
    private BoardMode walker() {
        return current().walksItself() ? current() : playing;
    }

    /** To be called by a mode when its permissions or texts have changed. */
    public void modeChanged() {
        if (match.get() != null) {
            refresh();
        }
        modeChanges.set(modeChanges.get() + 1);
    }

    /**
     * Shows a mode's own position; the match is not affected.
     *
     * @param last the turn that led to it; null for none
     */
    public void showAside(Position position, Turn last) {
        shown.placeAside(position, last);
        modeChanged();
    }

    /** Animates a mode's own turn. */
    public void showAside(Turn turn, Runnable whenDone) {
        shown.showAside(turn, () -> {
            modeChanged();
            whenDone.run();
        });
        modeChanged();
    }

    /**
     * Shows a position until {@link #endPeek}. Only the board is affected.
     *
     * @param last the turn that led to it; null for none
     */
    public void peek(Position position, Turn last) {
        shown.peek(position, last);
    }

    /** Shows again what the board showed before {@link #peek}. */
    public void endPeek() {
        shown.endPeek();
    }

    /** Takes one step through the moves of the match, or through the positions of the mode. */
    public void walk(BoardMode.Step step) {
        walker().walk(step);
    }

    /**
     * {@return whether a step is possible; may change with {@link #plyProperty}, {@link #turns} and {@link
     * #modeChangesProperty}}
     */
    public boolean canWalk(BoardMode.Step step) {
        return walker().canWalk(step);
    }

    /** Plays a move that the user chose in the position shown. An illegal move changes nothing. */
    public void play(Move move) {
        if (userToMove.get() && shown.positionProperty().get().refusal(move).isEmpty()) {
            current().chosen(move);
        }
    }

    /** Undoes the last change of the mode; for the match, see {@link MatchMode}. */
    public void undo() {
        current().undo();
    }

    /** Takes back moves of the match, as agreed by two players at different computers. */
    public void takeBack(int moves) {
        playing.goThrough(() -> {
            for (int i = 0; i < moves; i++) {
                match.get().undo();
            }
        });
    }

    /** Repeats what was last undone. */
    public void redo() {
        current().redo();
    }

    /** Shows the position after {@code target} moves; the match itself does not change. */
    public void walkTo(int target) {
        int bounded = Math.max(0, Math.min(target, turns().size()));
        if (bounded != plyProperty().get() || shown.isAside()) {
            place(bounded);
            proceed();
        }
    }

    /** Lets a paused computer player make one move. */
    public void step() {
        if (current() == playing) {
            playing.step();
        }
    }

    /** Ends the running animation at once. */
    public void finishNow() {
        shown.finishNow();
    }

    private void onEvent(MatchEvent event) {
        secondLook.forget();
        flow.thinkOver(false);
        if (event instanceof MatchEvent.Played played) {
            appended(played.turn());
        } else if (event instanceof MatchEvent.PlayedAgain again) {
            shown.append(again.turn());
        } else if (event instanceof MatchEvent.TakenBack) {
            shown.removeLast();
        } else if (event instanceof MatchEvent.PlayersChanged changed) {
            boolean same = changed.players().here().equals(players.get().here());
            players.set(changed.players());
            if (same) {
                refresh();
            } else {
                flow.interrupt();
                proceed();
            }
        } else if (match.get().position().result().isEmpty()) {
            flow.stop();
            showEndToWhoLooksBack();
            refresh();
            // There is no next move any more.
            advice.forget();
            match.get().result().ifPresent(listener::ended);
        }
    }

    private void appended(Turn turn) {
        clock().moved(turn.mover(), turns().size() + 1);
        lookAt(turn);
        if (!shown.isAtEnd()) {
            shown.append(turn);
            showEndToWhoLooksBack();
            proceed();
            turn.after().result().ifPresent(listener::ended);
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

    private void showEndToWhoLooksBack() {
        if (match.get().isOver() && isBrowsing()) {
            place(turns().size());
        }
    }

    private void lookAt(Turn turn) {
        boolean warned = match.get().warnings() != Warnings.NEVER
                && match.get().players().isPerson(turn.mover())
                && turn.after().result().isEmpty();
        if (warned) {
            flow.thinkOver(true);
            secondLook.look(turn, () -> {
                flow.thinkOver(false);
                proceed();
            });
        }
    }

    void place(int target) {
        shown.place(target);
        refresh();
    }

    /** Continues the match as far as possible. */
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
        canUndo.set(current().canUndo());
        canRedo.set(current().canRedo());
        userToMove.set(still && !barred && current().takesMoves());
        canHint.set(current().canHint());
        advice.setSilent(!givesAdvice());
    }

    /** {@return whether the board may show anything that helps to choose a move} */
    public boolean givesAdvice() {
        return match.get() != null && current().givesAdvice();
    }

    /** Gives a hint for the position shown, if there is one. The match and each mode have their own hints. */
    public void hint() {
        if (canHint.get()) {
            current().hint();
        }
    }

    /** Whether a hint is available. */
    public ReadOnlyBooleanProperty canHintProperty() {
        return canHint.getReadOnlyProperty();
    }

    /** The current mode; null for the match. */
    public ReadOnlyObjectProperty<BoardMode> modeProperty() {
        return mode.getReadOnlyProperty();
    }

    /** A counter that changes whenever the mode's permissions or texts may have changed, or the mode itself. */
    public ReadOnlyIntegerProperty modeChangesProperty() {
        return modeChanges.getReadOnlyProperty();
    }

    /** {@return whether a mode's own position is shown} */
    public boolean isAside() {
        return shown.isAside();
    }

    /** {@return whether an earlier position of the match is shown, and no mode has the board} */
    public boolean isBrowsing() {
        return mode.get() == null && plyProperty().get() < turns().size();
    }

    /** The current match. */
    public ReadOnlyObjectProperty<Match> matchProperty() {
        return match.getReadOnlyProperty();
    }

    /** The position on the board when nothing is animated. */
    public ReadOnlyObjectProperty<Position> positionProperty() {
        return shown.positionProperty();
    }

    /** The turn of its own that a mode shows or has shown last; null after it has put a position on the board. */
    public ReadOnlyObjectProperty<Turn> asideTurnProperty() {
        return shown.asideTurnProperty();
    }

    public ReadOnlyObjectProperty<Players> playersProperty() {
        return players.getReadOnlyProperty();
    }

    /** The result of the match, once it is visible; null before, and while an earlier position is shown. */
    public ReadOnlyObjectProperty<Result> resultProperty() {
        return result.getReadOnlyProperty();
    }

    /** The number of moves before the position shown. */
    public ReadOnlyIntegerProperty plyProperty() {
        return shown.plyProperty();
    }

    /** The moves of the match; not to be modified. */
    public ObservableList<Turn> turns() {
        return shown.turns();
    }

    public ReadOnlyBooleanProperty animatingProperty() {
        return shown.animatingProperty();
    }

    public ReadOnlyBooleanProperty canUndoProperty() {
        return canUndo.getReadOnlyProperty();
    }

    public ReadOnlyBooleanProperty canRedoProperty() {
        return canRedo.getReadOnlyProperty();
    }

    /** Whether the user may choose a move in the position shown. */
    public ReadOnlyBooleanProperty userToMoveProperty() {
        return userToMove.getReadOnlyProperty();
    }

    /** Whether computer players are paused. */
    public BooleanProperty pausedProperty() {
        return flow.pausedProperty();
    }

    /** Whether a person's last move is being examined before the computer answers it. */
    public ObservableBooleanValue thoughtOverProperty() {
        return flow.thoughtOverProperty();
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

    /** Asks for confirmation before later moves are removed. */
    @FunctionalInterface
    public interface DropQuestion {
        /** Runs {@code drop} if the user agrees to lose this many moves. */
        void ask(int moves, Runnable drop);
    }
}
