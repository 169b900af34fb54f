package jump61.puzzle.ui;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import jump61.game.Game;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Turn;
import jump61.profile.ShareText.Try;
import jump61.puzzle.Puzzle;
import jump61.puzzle.Referee;
import jump61.puzzle.Ruling;
import jump61.window.Latest;
import jump61.window.Worker;
import jump61.window.match.Delay;
import jump61.window.match.MatchViewModel;

/**
 * Runs one puzzle on the board: the user's moves are judged, answered with the strongest resistance, and taken back if
 * they are wrong. Callbacks for an earlier puzzle are ignored.
 */
final class Solving {
    private static final Duration BEFORE_AN_ANSWER = Duration.ofMillis(350);
    private static final Duration AFTER_A_REFUTATION = Duration.ofMillis(1400);

    private final MatchViewModel match;
    private final Worker worker;
    private final Delay delay;
    private final Consumer<Turn> onShown;
    private final Listener listener;

    private final Supplier<String> solver;

    /** The unfinished attempts of each person. */
    private final Map<String, Map<Puzzle, Attempt>> unfinished = new HashMap<>();

    private Stage stage = Stage.NONE;
    private Attempt attempt;
    private Supplier<Referee> referee;
    private Position position;
    private Turn last;
    private int made;
    private Move hint;
    private Ruling.Verdict verdict;
    private final Latest era = new Latest();
    private Runnable cancel = () -> {};
    /** Ends the puzzle after the move that is being shown; null if it goes on. */
    private Runnable end;

    /** The state of a puzzle. */
    enum Stage {
        /** There is no puzzle. */
        NONE,
        /** The user is to move. */
        TO_MOVE,
        /** A move is being shown and judged, or answered. */
        ANSWERING,
        /** A wrong move is being answered; then the position returns. */
        REFUTING,
        /** The solution is being shown. */
        SHOWING,
        /** Nothing is left to do. */
        DONE
    }

    /** Receives the progress of a puzzle. */
    interface Listener {
        /** Called when something has changed. */
        void changed();

        /**
         * Called after a wrong move.
         *
         * @return the consequence
         */
        Session.AfterMistake mistaken();

        /**
         * Called when the puzzle is over: solved, shown, or failed for good.
         *
         * @param last whether no other puzzle is to follow
         */
        void done(boolean last);
    }

    Solving(PuzzleSurroundings around, Listener listener) {
        match = around.match();
        solver = around.solver();
        worker = around.worker();
        delay = around.delay();
        onShown = around.onShown();
        this.listener = listener;
    }

    void begin(Puzzle puzzle) {
        stop();
        // After leaving a puzzle and coming back, the user still remembers a hint.
        attempt =
                unfinished.computeIfAbsent(solver.get(), any -> new HashMap<>()).computeIfAbsent(puzzle, Attempt::new);
        attempt.restart();
        referee = new Once(puzzle);
        position = puzzle.position();
        last = null;
        made = 0;
        await();
    }

    /** {@return whether there is a puzzle, and it is one of this game} */
    boolean shows(Game game) {
        return stage != Stage.NONE && position.game().equals(game);
    }

    /** Abandons the puzzle once it is known whether a move already made was right, and then calls {@code whenStopped}. */
    void stopAfterTheMove(Runnable whenStopped) {
        end = whenStopped;
        if (stage != Stage.ANSWERING) {
            endIfAsked();
        }
    }

    private boolean endIfAsked() {
        Runnable asked = end;
        if (asked != null) {
            stop();
            asked.run();
        }
        return asked != null;
    }

    /** Abandons the puzzle; nothing more is shown. */
    void stop() {
        end = null;
        era.renew();
        cancel.run();
        cancel = () -> {};
        stage = Stage.NONE;
        hint = null;
        verdict = null;
    }

    /** Shows the position before the user's next move. */
    private void await() {
        stage = Stage.TO_MOVE;
        match.showAside(position, last);
        listener.changed();
    }

    /** Judges the user's move while it is being shown. Ignores it if it is not legal in the puzzle or not awaited. */
    void chosen(Move move) {
        if (stage != Stage.TO_MOVE || position.refusal(move).isPresent()) {
            return;
        }
        stage = Stage.ANSWERING;
        hint = null;
        verdict = null;
        Turn turn = position.play(move);
        Position before = position;
        int sofar = made;
        Supplier<Referee> asked = referee;
        var both = new Both(turn);
        show(turn, both::shown);
        work(() -> asked.get().rule(before, move, sofar), both::ruled);
    }

    /** Waits until a move has been both shown and judged. */
    private final class Both {
        private final Turn turn;
        private Ruling ruling;
        private boolean shown;

        Both(Turn turn) {
            this.turn = turn;
        }

        void shown() {
            shown = true;
            apply();
        }

        void ruled(Ruling known) {
            ruling = known;
            apply();
        }

        private void apply() {
            if (shown && ruling != null) {
                verdict = ruling.verdict();
                if (verdict.isRight()) {
                    right(turn, ruling);
                } else {
                    wrong(turn, ruling);
                }
            }
        }
    }

    private void right(Turn turn, Ruling ruling) {
        attempt.add(Try.RIGHT);
        made++;
        listener.changed();
        play(turn, ruling.line(), reached -> {
            position = reached.after();
            last = reached;
            if (ruling.verdict() == Ruling.Verdict.SOLVED) {
                attempt.solve();
                finish();
            } else if (!endIfAsked()) {
                await();
            }
        });
    }

    private void wrong(Turn turn, Ruling ruling) {
        attempt.add(Try.WRONG);
        stage = Stage.REFUTING;
        Session.AfterMistake next = listener.mistaken();
        if (next == Session.AfterMistake.NEXT) {
            finish();
        } else {
            Runnable end = next == Session.AfterMistake.RETRY ? this::await : this::markRightMoveAndFinish;
            play(turn, ruling.line(), reached -> later(AFTER_A_REFUTATION, end));
        }
        listener.changed();
    }

    /** Marks the right move, because there is no second attempt, and finishes. */
    private void markRightMoveAndFinish() {
        match.showAside(position, last);
        findRightMove(move -> {
            hint = move;
            finish();
        });
    }

    /** Ends the refutation at once: the position returns. */
    void tryAgain() {
        if (stage == Stage.REFUTING) {
            era.renew();
            cancel.run();
            await();
        }
    }

    private void finish() {
        stage = Stage.DONE;
        unfinished.values().forEach(attempts -> attempts.values().remove(attempt));
        listener.done(end != null);
        if (!endIfAsked()) {
            listener.changed();
        }
    }

    /** Marks the next correct move on the board. */
    void askForHint() {
        if (stage == Stage.TO_MOVE && hint == null) {
            attempt.add(Try.HINT);
            verdict = null;
            findRightMove(move -> {
                hint = move;
                listener.changed();
            });
            listener.changed();
        }
    }

    private void findRightMove(Consumer<Move> onFound) {
        Position before = position;
        int sofar = made;
        Supplier<Referee> asked = referee;
        work(() -> asked.get().rightMove(before, sofar), onFound);
    }

    /** Plays the rest of the solution; the puzzle counts as not solved. */
    void showSolution() {
        if (stage == Stage.TO_MOVE || stage == Stage.REFUTING) {
            era.renew();
            cancel.run();
            attempt.show();
            verdict = null;
            hint = null;
            stage = Stage.SHOWING;
            match.showAside(position, last);
            listener.changed();
            showNext();
        }
    }

    private void showNext() {
        findRightMove(move -> {
            Turn turn = position.play(move);
            Position before = position;
            int sofar = made;
            Supplier<Referee> asked = referee;
            work(
                    () -> asked.get().rule(before, move, sofar),
                    ruling -> show(turn, () -> {
                        made++;
                        play(turn, ruling.line(), reached -> shownUpTo(reached, ruling));
                    }));
        });
    }

    private void shownUpTo(Turn reached, Ruling ruling) {
        position = reached.after();
        last = reached;
        if (ruling.verdict() == Ruling.Verdict.RIGHT) {
            later(BEFORE_AN_ANSWER, this::showNext);
        } else {
            finish();
        }
    }

    /** Plays a line after a turn, and passes the last turn to {@code whenDone}. */
    private void play(Turn from, List<Move> line, Consumer<Turn> whenDone) {
        if (line.isEmpty()) {
            whenDone.accept(from);
            return;
        }
        later(BEFORE_AN_ANSWER, () -> {
            Turn next = from.after().play(line.get(0));
            show(next, () -> play(next, line.subList(1, line.size()), whenDone));
        });
    }

    private void show(Turn turn, Runnable whenShown) {
        Runnable end = era.only(whenShown);
        onShown.accept(turn);
        match.showAside(turn, end);
    }

    private <T> void work(Supplier<T> work, Consumer<T> onDone) {
        worker.run(work::get, era.only(onDone));
    }

    private void later(Duration time, Runnable action) {
        cancel = delay.after(time, era.only(action));
    }

    Stage stage() {
        return stage;
    }

    /** {@return the attempts so far; null before the first puzzle} */
    Attempt attempt() {
        return attempt;
    }

    /** {@return the number of correct moves made} */
    int made() {
        return made;
    }

    /** {@return the move marked on the board; null if none is marked} */
    Move hint() {
        return hint;
    }

    /** {@return the verdict on the last move; null if it no longer matters} */
    Ruling.Verdict verdict() {
        return verdict;
    }

    /** Creates the referee when it is first needed, on the worker's thread. */
    private static final class Once implements Supplier<Referee> {
        private final Puzzle puzzle;
        private Referee made;

        Once(Puzzle puzzle) {
            this.puzzle = puzzle;
        }

        @Override
        public synchronized Referee get() {
            if (made == null) {
                made = Referee.of(puzzle);
            }
            return made;
        }
    }
}
