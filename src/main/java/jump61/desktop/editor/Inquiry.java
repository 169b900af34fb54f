package jump61.desktop.editor;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import jump61.desktop.shell.Worker;
import jump61.game.Position;
import jump61.puzzle.Puzzle;
import jump61.puzzle.PuzzleMaker;

/** Questions about the position in the editor, answered in the background: who wins, and whether it makes a puzzle. */
public final class Inquiry {
    private final Worker worker;
    private final Executor home;
    private final ReadOnlyObjectWrapper<Answer> answer = new ReadOnlyObjectWrapper<>();
    private AtomicBoolean cancelled = new AtomicBoolean();

    /**
     * Creates an inquiry without a question.
     *
     * @param worker looks for answers
     * @param home runs tasks later on the caller's thread
     */
    public Inquiry(Worker worker, Executor home) {
        this.worker = worker;
        this.home = home;
    }

    /** Begins to solve a position. */
    void solve(Position position) {
        ask(
                new Answer.Solving(0),
                cancel -> {
                    PositionSolver solver = new PositionSolver(
                            cancel, nodes -> home.execute(() -> tell(cancel, new Answer.Solving(nodes))));
                    return solver.solve(position);
                },
                answer::set);
    }

    /** Examines whether a position makes a puzzle, and passes it on if it does. */
    void examine(Position position, Consumer<Puzzle> onPuzzle) {
        ask(new Answer.Examining(), cancel -> PuzzleMaker.of(position, cancel), found -> answered(found, onPuzzle));
    }

    private void answered(Optional<Puzzle> found, Consumer<Puzzle> onPuzzle) {
        answer.set(found.isPresent() ? null : new Answer.NoPuzzle());
        found.ifPresent(onPuzzle);
    }

    private <T> void ask(Answer begun, Function<BooleanSupplier, T> work, Consumer<T> onDone) {
        clear();
        answer.set(begun);
        AtomicBoolean cancel = cancelled;
        worker.run(() -> attempt(work, cancel::get), result -> {
            if (!cancel.get()) {
                onDone.accept(result);
            }
        });
    }

    /** Does the work. If it fails, the question is no longer open; the worker reports the failure itself. */
    private <T> T attempt(Function<BooleanSupplier, T> work, BooleanSupplier cancel) {
        try {
            return work.apply(cancel);
        } catch (RuntimeException | Error problem) {
            home.execute(() -> tell(cancel, new Answer.Failed()));
            throw problem;
        }
    }

    private void tell(BooleanSupplier cancel, Answer soFar) {
        if (!cancel.getAsBoolean() && isBusy()) {
            answer.set(soFar);
        }
    }

    /** Stops the work in progress, without an answer. */
    void stop() {
        if (isBusy()) {
            boolean solving = answer.get() instanceof Answer.Solving;
            clear();
            answer.set(solving ? new Answer.Unsolved() : null);
        }
    }

    /** Stops the work in progress and forgets the last answer. */
    void clear() {
        cancelled.set(true);
        cancelled = new AtomicBoolean();
        answer.set(null);
    }

    /** {@return whether an answer is being looked for} */
    public boolean isBusy() {
        return answer.get() instanceof Answer.Solving || answer.get() instanceof Answer.Examining;
    }

    /** What is known of the last question; null without one. */
    public ReadOnlyObjectProperty<Answer> answerProperty() {
        return answer.getReadOnlyProperty();
    }
}
