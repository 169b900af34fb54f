package jump61.desktop.match;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import jump61.engine.Level;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Result;
import jump61.game.Side;

/** Lets a match go on by itself: the clock of the side to move runs, and a program makes its moves unless it is paused. */
final class MatchFlow {
    private final ComputerTurn computer;
    private final ClockFace clock;
    private final LongSupplier seeds;
    private final BooleanProperty paused = new SimpleBooleanProperty();
    private Match match;
    private boolean oneStep;
    private boolean suspended;
    private boolean held;

    MatchFlow(MatchViewModel.Surroundings surroundings) {
        computer = new ComputerTurn(surroundings.player(), surroundings.delay(), surroundings.nanos());
        clock = new ClockFace(surroundings.delay(), surroundings.nanos());
        seeds = surroundings.seeds();
    }

    /** Leaves the match there was; {@link #proceed} goes on with this one. */
    void follow(Match next, TimeControl control) {
        computer.cancel();
        match = null;
        paused.set(false);
        match = next;
        clock.reset(control, next.played().size());
    }

    /** Goes on as far as it can, once what is shown has been seen. */
    void proceed() {
        Optional<Player> awaited = match == null ? Optional.empty() : match.awaited();
        if (awaited.isEmpty() || suspended || held) {
            return;
        }
        if (programWaits(awaited.get())) {
            clock.stop();
            return;
        }
        Side toMove = match.position().toMove();
        clock.run(toMove, this::timeOut);
        if (awaited.get() instanceof Player.Computer program
                && !computer.thinkingProperty().get()) {
            oneStep = false;
            think(program, toMove);
        }
    }

    private boolean programWaits(Player awaited) {
        return paused.get() && awaited.isComputer() && !oneStep;
    }

    private void think(Player.Computer program, Side side) {
        Search search = Search.atLevel(match, new Level(program.level()), seeds.getAsLong());
        Optional<Duration> most =
                clock.control().budget(clock.leftProperty(side).get());
        computer.begin(search, most, match::play);
    }

    private void timeOut(Side side) {
        match.end(new Result(Optional.of(side.opponent()), Result.Reason.TIME));
    }

    /** Lets a paused program make one move when it next can. */
    void allowOneStep() {
        oneStep = true;
    }

    /** Has the program wait or go on, as {@link #pausedProperty} says now. */
    void pausedChanged() {
        oneStep = false;
        boolean programToMove =
                match != null && match.awaited().filter(Player::isComputer).isPresent();
        if (paused.get() && programToMove) {
            computer.cancel();
            clock.stop();
        }
    }

    /** Holds everything, or goes on: while something else is in the window, neither the clock runs nor the program moves. */
    void setSuspended(boolean value) {
        suspended = value;
        if (value) {
            stop();
        } else {
            proceed();
        }
    }

    /** Ends the program's thinking. */
    void interrupt() {
        computer.cancel();
    }

    /** Lets computer and clock wait while a mode has the board; {@link #proceed} goes on afterwards. */
    void hold(boolean value) {
        held = value;
        if (value) {
            stop();
        }
    }

    /** Stops everything. */
    void stop() {
        computer.cancel();
        clock.stop();
    }

    BooleanProperty pausedProperty() {
        return paused;
    }

    ComputerTurn computer() {
        return computer;
    }

    ClockFace clock() {
        return clock;
    }
}
