package jump61.window.match;

import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import jump61.game.Side;

/** The clock of a match for display: two times that are updated while it runs. */
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

    /** The time that a side has left. */
    public ReadOnlyObjectProperty<Duration> leftProperty(Side side) {
        return side == Side.FIRST ? first.getReadOnlyProperty() : second.getReadOnlyProperty();
    }

    /** Whether the match is played with a clock. */
    public ReadOnlyBooleanProperty onProperty() {
        return on.getReadOnlyProperty();
    }
}
