package jump61.window.match;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import jump61.game.Level;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Result;
import jump61.game.Side;

/** Keeps a match going: runs the clock of the side to move, and makes the computer's moves unless paused. */
final class MatchFlow {
    private final ComputerTurn computer;
    private final ClockFace clock;
    private final LongSupplier seeds;
    private final BooleanProperty paused = new SimpleBooleanProperty();
    private final BooleanProperty thoughtOver = new SimpleBooleanProperty();
    private Match match;
    private boolean oneStep;
    private boolean suspended;
    private boolean waiting;
    private boolean held;
    private boolean closed;

    MatchFlow(MatchViewModel.Surroundings surroundings) {
        computer = new ComputerTurn(surroundings.player(), surroundings.delay(), surroundings.nanos());
        clock = new ClockFace(surroundings.delay(), surroundings.nanos());
        seeds = surroundings.seeds();
    }

    /** Switches to another match, which {@link #proceed} continues. */
    void follow(Match next, TimeControl control) {
        computer.cancel();
        match = null;
        thoughtOver.set(false);
        paused.set(false);
        match = next;
        clock.reset(control, next.played().size());
    }

    /** Continues as far as possible, once the animation has ended. */
    void proceed() {
        Optional<Player> awaited = match == null ? Optional.empty() : match.awaited();
        if (awaited.isEmpty() || isHeldUp() || waiting || held || closed || thoughtOver.get()) {
            return;
        }
        if (paused.get() && !(oneStep && awaited.get().isComputer())) {
            clock.stop();
            return;
        }
        Side toMove = match.position().toMove();
        clock.run(toMove, this::timeOut);
        Optional<Level> level = awaited.get().computersLevel();
        if (level.isPresent() && !computer.thinkingProperty().get()) {
            oneStep = false;
            think(level.get(), toMove);
        }
    }

    private void think(Level level, Side side) {
        EngineTask search = EngineTask.atLevel(match, level, seeds.getAsLong());
        Optional<Duration> most =
                clock.control().budget(clock.leftProperty(side).get());
        computer.begin(search, most, match::play);
    }

    private void timeOut(Side side) {
        if (match.players().of(side).isRemote()) {
            // The other program reports when the time is up there.
            return;
        }
        match.end(new Result(Optional.of(side.opponent()), Result.Reason.TIME));
    }

    /** Lets a paused computer player make one move as soon as possible. */
    void allowOneStep() {
        oneStep = true;
    }

    /** Pauses or resumes computer players and the clock, following {@link #pausedProperty}. */
    void pausedChanged() {
        oneStep = false;
        if (paused.get() && match != null) {
            stop();
        }
    }

    boolean isSuspended() {
        return suspended;
    }

    /**
     * Suspends or resumes everything. While the window shows something else, clocks stop and computer players wait, except
     * in a game with somebody at another computer, who cannot know.
     */
    void setSuspended(boolean value) {
        suspended = value;
        if (isHeldUp()) {
            stop();
        } else {
            proceed();
        }
    }

    private boolean isHeldUp() {
        return suspended && match != null && !match.players().areConnected();
    }

    boolean isWaiting() {
        return waiting;
    }

    /** Stops the clocks while the other computer cannot be reached or a question must be answered first. */
    void setWaiting(boolean value) {
        waiting = value;
        if (value) {
            stop();
        } else {
            proceed();
        }
    }

    /** Stops the computer's thinking. */
    void interrupt() {
        computer.cancel();
    }

    /** Makes computer and clock wait while a mode has the board; {@link #proceed} continues afterwards. */
    void hold(boolean value) {
        held = value;
        if (value) {
            stop();
        }
    }

    /** Makes computer and clock wait while a person's move is examined; {@link #proceed} continues afterwards. */
    void thinkOver(boolean value) {
        thoughtOver.set(value);
        if (value) {
            stop();
        }
    }

    /** Stops everything. */
    void stop() {
        computer.cancel();
        clock.stop();
    }

    /** Stops for good. */
    void close() {
        closed = true;
        stop();
    }

    BooleanProperty pausedProperty() {
        return paused;
    }

    BooleanProperty thoughtOverProperty() {
        return thoughtOver;
    }

    ComputerTurn computer() {
        return computer;
    }

    ClockFace clock() {
        return clock;
    }
}
