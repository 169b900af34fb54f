package jump61.window.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import jump61.game.Side;

/** The clock of a match for display: two remaining times, which are updated while the clock runs. */
public final class ClockFace {
    private static final Duration TICK = Duration.ofMillis(100);

    private final Delay delay;
    private final LongSupplier nanos;
    private final ReadOnlyObjectWrapper<Duration> first = new ReadOnlyObjectWrapper<>(Duration.ZERO);
    private final ReadOnlyObjectWrapper<Duration> second = new ReadOnlyObjectWrapper<>(Duration.ZERO);
    private final ReadOnlyBooleanWrapper on = new ReadOnlyBooleanWrapper();
    private MatchClock clock;
    private Runnable tick = () -> {};

    ClockFace(Delay delay, LongSupplier nanos) {
        this.delay = delay;
        this.nanos = nanos;
        clock = new MatchClock(TimeControl.NONE, 0, nanos);
    }

    /** Resets the clock to full times, after {@code plies} moves. */
    void reset(TimeControl control, int plies) {
        stop();
        clock = new MatchClock(control, plies, nanos);
        on.set(control.isOn());
        show();
    }

    void setLeft(Duration ofFirst, Duration ofSecond) {
        clock.setLeft(ofFirst, ofSecond);
        show();
    }

    /** Starts the clock of a side, and calls {@code whenOut} if its time runs out. */
    void run(Side side, Consumer<Side> whenOut) {
        if (on.get()) {
            tick.run();
            clock.run(side);
            tick = delay.after(TICK, () -> ticked(side, whenOut));
        }
    }

    private void ticked(Side side, Consumer<Side> whenOut) {
        show();
        if (clock.isOut(side)) {
            stop();
            whenOut.accept(side);
        } else {
            tick = delay.after(TICK, () -> ticked(side, whenOut));
        }
    }

    void stop() {
        tick.run();
        tick = () -> {};
        clock.stop();
        show();
    }

    void moved(Side side, int ply) {
        stop();
        clock.moved(side, ply);
        show();
    }

    void returnTo(int ply) {
        stop();
        clock.returnTo(ply);
        show();
    }

    private void show() {
        first.set(clock.left(Side.FIRST));
        second.set(clock.left(Side.SECOND));
    }

    public TimeControl control() {
        return clock.control();
    }

    /** The remaining time of a side. */
    public ReadOnlyObjectProperty<Duration> leftProperty(Side side) {
        return side == Side.FIRST ? first.getReadOnlyProperty() : second.getReadOnlyProperty();
    }

    /** Whether the match is played with a clock. */
    public ReadOnlyBooleanProperty onProperty() {
        return on.getReadOnlyProperty();
    }

    /** The clocks of both players. It remembers the times before each move, so that undo can restore them. */
    private static final class MatchClock {
        private final TimeControl control;
        private final LongSupplier nanos;
        private final List<Times> beforePly = new ArrayList<>();
        /** Whether a move has been made, so that there are known times to return to. */
        private boolean hasMoved;

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
            if (!hasMoved && control.kind() == TimeControl.Kind.TOTAL) {
                // Undo must not give back what was used before.
                Collections.fill(beforePly, times);
            }
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
            hasMoved = true;
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
}
