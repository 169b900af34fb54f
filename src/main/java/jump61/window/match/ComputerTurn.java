package jump61.window.match;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import jump61.engine.SearchResult;
import jump61.game.Move;

/** The computer's turn: it thinks, then moves, neither too fast to follow nor later than allowed. */
public final class ComputerTurn {
    private final Thinker thinker;
    private final Delay delay;
    private final LongSupplier nanos;
    private final ObjectProperty<Duration> minimumTime = new SimpleObjectProperty<>(Duration.ofMillis(700));
    private final ReadOnlyBooleanWrapper thinking = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<SearchResult> thought = new ReadOnlyObjectWrapper<>();
    private Runnable waiting = () -> {};
    private Runnable playNow = () -> {};
    private Runnable deadline = () -> {};
    private boolean hurried;

    /** The number of turns that have begun or been cancelled. */
    private int turns;

    ComputerTurn(Thinker thinker, Delay delay, LongSupplier nanos) {
        this.thinker = thinker;
        this.delay = delay;
        this.nanos = nanos;
    }

    /**
     * Thinks, and then plays, unless {@link #cancel} is called first.
     *
     * @param most time after which it plays the best move so far; empty for no limit
     */
    void begin(EngineTask search, Optional<Duration> most, Consumer<Move> play) {
        cancel();
        long began = nanos.getAsLong();
        thinking.set(true);
        deadline = most.map(time -> delay.after(time, this::moveNow)).orElse(() -> {});
        int own = turns;
        thinker.think(search, thought::set, result -> {
            // When the turn was cancelled, its result may already have been on the way.
            if (own == turns) {
                found(result, began, play);
            }
        });
    }

    private void found(SearchResult result, long began, Consumer<Move> play) {
        thought.set(result);
        playNow = () -> {
            waiting.run();
            cancel();
            result.best().ifPresent(play);
        };
        Duration left = minimumTime.get().minusNanos(nanos.getAsLong() - began);
        if (hurried || left.isNegative() || left.isZero()) {
            playNow.run();
        } else {
            waiting = delay.after(left, playNow);
        }
    }

    /** Makes the computer play the best move found so far. */
    public void moveNow() {
        if (thinking.get()) {
            hurried = true;
            thinker.moveNow();
            playNow.run();
        }
    }

    void cancel() {
        turns++;
        waiting.run();
        waiting = () -> {};
        deadline.run();
        deadline = () -> {};
        playNow = () -> {};
        hurried = false;
        thinker.cancel();
        thinking.set(false);
        thought.set(null);
    }

    /** Whether it is the computer's turn. */
    public ReadOnlyBooleanProperty thinkingProperty() {
        return thinking.getReadOnlyProperty();
    }

    /** The result of the search so far; null if it is not the computer's turn, or nothing is known yet. */
    public ReadOnlyObjectProperty<SearchResult> thoughtProperty() {
        return thought.getReadOnlyProperty();
    }

    /** The minimum time from the start of the computer's turn to its move, including thinking. */
    public ObjectProperty<Duration> minimumTimeProperty() {
        return minimumTime;
    }
}
