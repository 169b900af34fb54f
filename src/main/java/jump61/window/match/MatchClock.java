package jump61.window.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.LongSupplier;
import jump61.game.Side;

/** The clocks of both players. It remembers the times before each move, so that undo can restore them. */
public final class MatchClock {
    private final TimeControl control;
    private final LongSupplier nanos;
    private final List<Times> beforePly = new ArrayList<>();
    private Times times;
    private Side running;
    private long since;

    private record Times(Duration first, Duration second) {
        Duration of(Side side) {
            return side == Side.FIRST ? first : second;
        }

        Times with(Side side, Duration time) {
            return side == Side.FIRST ? new Times(time, second) : new Times(first, time);
        }
    }

    /**
     * Creates a stopped clock.
     *
     * @param plies number of moves made earlier, for which no times are known
     * @param nanos returns the current time, like {@link System#nanoTime}
     */
    public MatchClock(TimeControl control, int plies, LongSupplier nanos) {
        this.control = control;
        this.nanos = nanos;
        times = new Times(control.base(), control.base());
        beforePly.addAll(Collections.nCopies(plies + 1, times));
    }

    public TimeControl control() {
        return control;
    }

    /** Sets the remaining times, for example of a saved game. */
    public void setLeft(Duration red, Duration other) {
        stop();
        times = new Times(red, other);
        beforePly.set(beforePly.size() - 1, times);
    }

    /** Starts the clock of a side. No effect if it is already running. */
    public void run(Side side) {
        if (running != side) {
            stop();
            running = side;
            since = nanos.getAsLong();
        }
    }

    /** Stops the clock. */
    public void stop() {
        if (running != null) {
            times = times.with(running, left(running));
            running = null;
        }
    }

    /** {@return the remaining time of a side, never negative} */
    public Duration left(Side side) {
        Duration left = times.of(side);
        if (running == side) {
            left = left.minusNanos(nanos.getAsLong() - since);
        }
        return left.isNegative() ? Duration.ZERO : left;
    }

    /** {@return whether a side plays with a clock and has no time left} */
    public boolean isOut(Side side) {
        return control.isOn() && left(side).isZero();
    }

    /**
     * Stops the clock after a side's move.
     *
     * @param ply number of the move, from 1
     */
    public void moved(Side side, int ply) {
        stop();
        if (control.kind() == TimeControl.Kind.PER_MOVE) {
            times = new Times(control.base(), control.base());
        } else {
            times = times.with(side, times.of(side).plus(control.increment()));
        }
        while (beforePly.size() > ply) {
            beforePly.remove(beforePly.size() - 1);
        }
        beforePly.add(times);
    }

    /** Stops the clock and restores the times after {@code ply} moves. */
    public void returnTo(int ply) {
        stop();
        times = beforePly.get(Math.min(ply, beforePly.size() - 1));
    }
}
