package jump61.desktop.lesson;

import java.time.Duration;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import jump61.desktop.games.Lesson;
import jump61.desktop.games.LessonStep;
import jump61.desktop.match.Delay;
import jump61.desktop.match.TurnDisplay;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Turn;

/** A lesson being played: which step it is at, what is on the board, and what a move of the user leads to. */
public final class LessonModel {
    /** How long the opponent seems to think. */
    private static final Duration THOUGHT = Duration.ofMillis(600);

    private final Delay delay;
    private final ReadOnlyObjectWrapper<Lesson> lesson = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyIntegerWrapper number = new ReadOnlyIntegerWrapper();
    private final ReadOnlyObjectWrapper<Phase> phase = new ReadOnlyObjectWrapper<>(Phase.TELLING);
    private final ReadOnlyBooleanWrapper done = new ReadOnlyBooleanWrapper();
    private TurnDisplay display = TurnDisplay.IMMEDIATE;
    private Position position;
    private Turn last;
    private Runnable waiting = () -> {};
    /** Counts what was begun, so that the end of what was left behind is not heard. */
    private int begun;

    /** A model that has no lesson yet. */
    public LessonModel(Delay delay) {
        this.delay = delay;
    }

    /** Has the board show the lesson from now on. */
    public void setDisplay(TurnDisplay newDisplay) {
        display = newDisplay;
        if (lesson.get() != null) {
            goTo(number.get());
        }
    }

    /** Begins a lesson with its first step. */
    public void begin(Lesson next) {
        lesson.set(next);
        goTo(0);
    }

    /** Leaves the lesson: nothing more is shown. */
    public void leave() {
        stop();
        display = TurnDisplay.IMMEDIATE;
    }

    private void stop() {
        begun++;
        waiting.run();
        waiting = () -> {};
    }

    /** Shows a step from its beginning. */
    private void goTo(int step) {
        stop();
        done.set(false);
        phase.set(Phase.SHOWING);
        number.set(step);
        Position next = step().position();
        if (!next.equals(position)) {
            last = null;
        }
        position = next;
        display.place(position, last);
        phase.set(step().asksForMove() ? Phase.ASKING : Phase.TELLING);
    }

    /**
     * Takes a move that the user chose on the board.
     *
     * @return whether it was asked for; another one changes nothing
     */
    public boolean choose(Move move) {
        boolean wanted = phase.get() == Phase.ASKING && step().asked().contains(move);
        if (wanted) {
            phase.set(Phase.SHOWING);
            play(move, () -> step().reply().ifPresentOrElse(this::reply, this::completed));
        }
        return wanted;
    }

    private void reply(Move move) {
        waiting = delay.after(THOUGHT, () -> play(move, this::completed));
    }

    private void play(Move move, Runnable whenShown) {
        last = position.play(move);
        position = last.after();
        int shown = begun;
        display.show(last, () -> {
            if (shown == begun) {
                whenShown.run();
            }
        });
    }

    /** Lets what happened be looked at, if the next step has another position on the board. */
    private void completed() {
        boolean goesOn = !isLast() && lesson.get().steps().get(number.get() + 1).position().equals(position);
        if (goesOn && position.result().isEmpty()) {
            goTo(number.get() + 1);
        } else {
            done.set(true);
            phase.set(Phase.TELLING);
        }
    }

    /** Goes on from words to the next step; no effect at the last one, or while a move is asked for or shown. */
    public void next() {
        if (phase.get() == Phase.TELLING && !isLast()) {
            goTo(number.get() + 1);
        }
    }

    /** {@return whether this is the last step} */
    public boolean isLast() {
        return number.get() == lesson.get().steps().size() - 1;
    }

    /** {@return the step that is shown} */
    public LessonStep step() {
        return lesson.get().steps().get(number.get());
    }

    /** {@return the turn that led to the position on the board, if one did} */
    public Optional<Turn> lastTurn() {
        return Optional.ofNullable(last);
    }

    /** The lesson; null before the first. */
    public ReadOnlyObjectProperty<Lesson> lessonProperty() {
        return lesson.getReadOnlyProperty();
    }

    /** Which step is shown, from 0. */
    public ReadOnlyIntegerProperty numberProperty() {
        return number.getReadOnlyProperty();
    }

    /** Where the step stands. */
    public ReadOnlyObjectProperty<Phase> phaseProperty() {
        return phase.getReadOnlyProperty();
    }

    /** Whether the goal of the step is reached, and its result can be looked at. */
    public ReadOnlyBooleanProperty doneProperty() {
        return done.getReadOnlyProperty();
    }
}
