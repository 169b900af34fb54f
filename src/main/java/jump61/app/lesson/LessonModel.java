package jump61.app.lesson;

import java.time.Duration;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Turn;
import jump61.window.Latest;
import jump61.window.board.Lesson;
import jump61.window.board.LessonStep;
import jump61.window.match.Delay;
import jump61.window.match.TurnDisplay;

/** The model of a lesson in progress: the current step, the board, and the responses to the user's moves. */
public final class LessonModel {
    /** How long the opponent appears to think. */
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
    private final Latest begun = new Latest();

    /** Creates a model without a lesson. */
    public LessonModel(Delay delay) {
        this.delay = delay;
    }

    /** Sets the display that shows the lesson from now on. */
    public void setDisplay(TurnDisplay newDisplay) {
        display = newDisplay;
        if (lesson.get() != null) {
            goTo(number.get());
        }
    }

    /** Starts a lesson with its first step. */
    public void begin(Lesson next) {
        lesson.set(next);
        goTo(0);
    }

    /** Leaves the lesson; nothing more is shown. */
    public void leave() {
        stop();
        display = TurnDisplay.IMMEDIATE;
    }

    private void stop() {
        begun.renew();
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
     * Handles a move the user chose on the board.
     *
     * @return whether the move was expected; another move changes nothing
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
        display.show(last, begun.only(whenShown));
    }

    /** Pauses so that the user can look at the result, if the next step has another position on the board. */
    private void completed() {
        boolean goesOn = !isLast()
                && lesson.get().steps().get(number.get() + 1).position().equals(position);
        if (goesOn && position.result().isEmpty()) {
            goTo(number.get() + 1);
        } else {
            done.set(true);
            phase.set(Phase.TELLING);
        }
    }

    /**
     * Continues from a step with only words to the next one. No effect at the last step, or while a move is expected or
     * shown.
     */
    public void next() {
        if (phase.get() == Phase.TELLING && !isLast()) {
            goTo(number.get() + 1);
        }
    }

    /** Shows the current step again if its task is done, otherwise the step before it, from its beginning. */
    public void back() {
        boolean again = done.get() || phase.get() == Phase.SHOWING;
        if (canGoBack()) {
            goTo(number.get() - (again ? 0 : 1));
        }
    }

    /** {@return whether there is anything to go back to} */
    public boolean canGoBack() {
        return number.get() > 0 || done.get() || phase.get() == Phase.SHOWING;
    }

    /** {@return the number of steps} */
    public int steps() {
        return lesson.get().steps().size();
    }

    /** {@return whether this is the last step} */
    public boolean isLast() {
        return number.get() == steps() - 1;
    }

    /** {@return the current step} */
    public LessonStep step() {
        return lesson.get().steps().get(number.get());
    }

    /** The lesson; null before the first one. */
    public ReadOnlyObjectProperty<Lesson> lessonProperty() {
        return lesson.getReadOnlyProperty();
    }

    /** The number of the current step, from 0. */
    public ReadOnlyIntegerProperty numberProperty() {
        return number.getReadOnlyProperty();
    }

    /** The phase of the current step. */
    public ReadOnlyObjectProperty<Phase> phaseProperty() {
        return phase.getReadOnlyProperty();
    }

    /** Whether the goal of the step has been reached and its result is shown. */
    public ReadOnlyBooleanProperty doneProperty() {
        return done.getReadOnlyProperty();
    }
}
