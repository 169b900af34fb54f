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
import javafx.beans.property.SimpleBooleanProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import jump61.engine.Level;
import jump61.game.Match;
import jump61.game.MatchEvent;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;

/**
 * The match in the window, without the window: what is shown of it, and what a hand may ask for. It plays the program's
 * moves, runs the clock, and lets the view look back without changing the match. It belongs to one thread.
 */
public final class MatchViewModel {
    private final ReadOnlyObjectWrapper<Match> match = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<Position> position = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<Players> players = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<Result> result = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyIntegerWrapper ply = new ReadOnlyIntegerWrapper();
    private final ReadOnlyBooleanWrapper animating = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper canUndo = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper canRedo = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper handToMove = new ReadOnlyBooleanWrapper();
    private final BooleanProperty paused = new SimpleBooleanProperty();
    private final ObservableList<Turn> turns = FXCollections.observableArrayList();

    private final ComputerTurn computer;
    private final ClockFace clock;
    private final Advice advice;
    private final LongSupplier seeds;

    private TurnDisplay display = TurnDisplay.IMMEDIATE;
    private DropQuestion dropQuestion = (moves, drop) -> drop.run();
    private Listener listener = new Listener() {
        @Override
        public void played(Turn turn) {}

        @Override
        public void ended(Result result) {}
    };
    private Runnable unlisten = () -> {};
    private int showing;
    private boolean oneStep;

    /** Asks whether later moves may be dropped. */
    @FunctionalInterface
    public interface DropQuestion {
        /** Runs {@code drop} if so many moves may be dropped. */
        void ask(int moves, Runnable drop);
    }

    /** Hears what happens as the match goes on; not what undo, redo and looking back show again. */
    public interface Listener {
        /** A move was played, and is being shown from now on. */
        void played(Turn turn);

        /** The match has ended, and that can be seen. */
        void ended(Result result);
    }

    /** What a view model needs from outside; tests give it a time and a thinker of their own. */
    public record Surroundings(Thinker player, Thinker adviser, Delay delay, LongSupplier nanos, LongSupplier seeds) {}

    public MatchViewModel(Surroundings surroundings) {
        computer = new ComputerTurn(surroundings.player(), surroundings.delay(), surroundings.nanos());
        clock = new ClockFace(surroundings.delay(), surroundings.nanos());
        advice = new Advice(surroundings.adviser(), position);
        seeds = surroundings.seeds();
        paused.addListener((observable, before, now) -> pausedChanged(now));
    }

    /** Has the board show this match from now on. */
    public void setDisplay(TurnDisplay display) {
        this.display = display;
        if (match.get() != null) {
            place(ply.get());
            proceed();
        }
    }

    public void setDropQuestion(DropQuestion question) {
        dropQuestion = question;
    }

    public void setListener(Listener listener) {
        this.listener = listener;
    }

    /** Leaves the match there was, and goes on with {@code next}, at its end. */
    public void begin(Match next, TimeControl control) {
        computer.cancel();
        unlisten.run();
        unlisten = next.addListener(this::heard);
        turns.setAll(next.played());
        players.set(next.players());
        paused.set(false);
        clock.reset(control, turns.size());
        showing++;
        match.set(next);
        place(turns.size());
        proceed();
    }

    /** Sets what the players have left on the clock. */
    public void setTimes(Duration red, Duration other) {
        clock.setLeft(red, other);
        proceed();
    }

    /** Stops everything that runs by itself; the last thing to be called. */
    public void close() {
        computer.cancel();
        clock.stop();
        unlisten.run();
    }

    /** Plays a move that a hand chose in the position shown. An illegal one changes nothing. */
    public void play(Move move) {
        if (!handToMove.get() || position.get().refusal(move).isPresent()) {
            return;
        }
        int shown = ply.get();
        if (shown == turns.size()) {
            match.get().play(move);
        } else {
            dropQuestion.ask(turns.size() - shown, () -> playFrom(shown, move));
        }
    }

    private void playFrom(int from, Move move) {
        computer.cancel();
        while (match.get().played().size() > from) {
            match.get().undo();
        }
        clock.returnTo(from);
        place(from);
        match.get().play(move);
    }

    /** Takes back to the last position in which a person was to move; in a match of programs one move, and pauses. */
    public void undo() {
        if (!canUndo.get()) {
            return;
        }
        computer.cancel();
        if (!hasPerson()) {
            paused.set(true);
        }
        do {
            match.get().undo();
        } while (hasPerson() && !personIsToMove() && !match.get().played().isEmpty());
        resumeAt();
    }

    /** Plays what was taken back again, up to the next position in which a person is to move. */
    public void redo() {
        if (!canRedo.get()) {
            return;
        }
        computer.cancel();
        if (!hasPerson()) {
            paused.set(true);
        }
        do {
            match.get().redo();
        } while (hasPerson() && !personIsToMove() && !match.get().takenBack().isEmpty());
        resumeAt();
    }

    private void resumeAt() {
        clock.returnTo(turns.size());
        place(turns.size());
        proceed();
    }

    /** Shows the position after so many moves; the match goes on where it was. */
    public void walkTo(int target) {
        int bounded = Math.max(0, Math.min(target, turns.size()));
        if (bounded != ply.get()) {
            place(bounded);
            proceed();
        }
    }

    /** Lets a paused program make one move. */
    public void step() {
        paused.set(true);
        if (!animating.get()) {
            oneStep = true;
            walkTo(turns.size());
            proceed();
        }
    }

    /** Ends at once the animation that runs. */
    public void finishNow() {
        display.finishNow();
    }

    private void heard(MatchEvent event) {
        if (event instanceof MatchEvent.Played played) {
            appended(played.turn());
        } else if (event instanceof MatchEvent.PlayedAgain again) {
            turns.add(again.turn());
        } else if (event instanceof MatchEvent.TakenBack) {
            turns.remove(turns.size() - 1);
        } else if (event instanceof MatchEvent.PlayersChanged changed) {
            players.set(changed.players());
            computer.cancel();
            proceed();
        } else if (match.get().position().result().isEmpty()) {
            computer.cancel();
            clock.stop();
            refresh();
            match.get().result().ifPresent(listener::ended);
        }
    }

    private void appended(Turn turn) {
        boolean watched = ply.get() == turns.size();
        clock.moved(turn.mover(), turns.size() + 1);
        turns.add(turn);
        if (!watched) {
            proceed();
            return;
        }
        ply.set(turns.size());
        animating.set(true);
        listener.played(turn);
        int shown = ++showing;
        refresh();
        display.show(turn, () -> shown(shown, turn));
    }

    private void shown(int which, Turn turn) {
        if (which == showing) {
            animating.set(false);
            position.set(turn.after());
            proceed();
            turn.after().result().ifPresent(listener::ended);
        }
    }

    private void place(int target) {
        showing++;
        animating.set(false);
        ply.set(target);
        Turn last = target == 0 ? null : turns.get(target - 1);
        position.set(last == null ? match.get().start() : last.after());
        display.place(position.get(), last);
        refresh();
    }

    /** Lets the match go on by itself as far as it can. */
    private void proceed() {
        refresh();
        Optional<Player> awaited = match.get().awaited();
        if (animating.get() || awaited.isEmpty()) {
            return;
        }
        boolean programWaits = paused.get() && awaited.get().isComputer() && !oneStep;
        if (programWaits) {
            clock.stop();
            return;
        }
        Side toMove = match.get().position().toMove();
        clock.run(toMove, this::timeOut);
        if (awaited.get() instanceof Player.Computer program
                && !computer.thinkingProperty().get()) {
            oneStep = false;
            Search search = Search.atLevel(match.get().position(), new Level(program.level()), seeds.getAsLong());
            computer.begin(search, match.get()::play);
        }
    }

    private void timeOut(Side side) {
        match.get().end(new Result(Optional.of(match.get().game().opponent(side)), Result.Reason.TIME));
    }

    private void pausedChanged(boolean now) {
        oneStep = false;
        if (match.get() == null) {
            return;
        }
        if (now && match.get().awaited().filter(Player::isComputer).isPresent()) {
            computer.cancel();
            clock.stop();
        }
        proceed();
    }

    private void refresh() {
        Match now = match.get();
        boolean atEnd = ply.get() == turns.size();
        result.set(atEnd && !animating.get() ? now.result().orElse(null) : null);
        canUndo.set(hasPerson() ? turns.stream().anyMatch(turn -> isPerson(turn.mover())) : !turns.isEmpty());
        canRedo.set(!now.takenBack().isEmpty());
        boolean open = atEnd ? !now.isOver() : position.get().result().isEmpty();
        handToMove.set(open && !animating.get() && isPerson(position.get().toMove()));
    }

    private boolean hasPerson() {
        Players now = match.get().players();
        return now.first() instanceof Player.Human || now.second() instanceof Player.Human;
    }

    private boolean personIsToMove() {
        return isPerson(match.get().position().toMove());
    }

    private boolean isPerson(Side side) {
        return match.get().players().of(side) instanceof Player.Human;
    }

    /** The match that is shown. */
    public ReadOnlyObjectProperty<Match> matchProperty() {
        return match.getReadOnlyProperty();
    }

    /** The position that is on the board when nothing moves. */
    public ReadOnlyObjectProperty<Position> positionProperty() {
        return position.getReadOnlyProperty();
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
        return ply.getReadOnlyProperty();
    }

    /** The moves of the match; not to be changed. */
    public ObservableList<Turn> turns() {
        return turns;
    }

    public ReadOnlyBooleanProperty animatingProperty() {
        return animating.getReadOnlyProperty();
    }

    public ReadOnlyBooleanProperty canUndoProperty() {
        return canUndo.getReadOnlyProperty();
    }

    public ReadOnlyBooleanProperty canRedoProperty() {
        return canRedo.getReadOnlyProperty();
    }

    /** Whether a hand may choose a move in the position shown. */
    public ReadOnlyBooleanProperty handToMoveProperty() {
        return handToMove.getReadOnlyProperty();
    }

    /** Whether the program waits at its moves. */
    public BooleanProperty pausedProperty() {
        return paused;
    }

    public ComputerTurn computer() {
        return computer;
    }

    public ClockFace clock() {
        return clock;
    }

    public Advice advice() {
        return advice;
    }
}
