package jump61.puzzle.ui;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongConsumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import jump61.engine.Engine;
import jump61.engine.Limits;
import jump61.engine.Score;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.puzzle.Puzzle;
import jump61.puzzle.PuzzleMaker;
import jump61.solver.Solver;
import jump61.solver.Verdict;
import jump61.window.Latest;
import jump61.window.Worker;

/** Questions about the position in the editor, answered in the background: who wins, and whether it makes a puzzle. */
public final class Inquiry {
    private final Worker worker;
    private final Executor home;
    private final ReadOnlyObjectWrapper<Insight> answer = new ReadOnlyObjectWrapper<>();
    private final Latest asked = new Latest();

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
                new Insight.Solving(0),
                cancel -> {
                    PositionSolver solver = new PositionSolver(
                            cancel, nodes -> home.execute(() -> tell(cancel, new Insight.Solving(nodes))));
                    return solver.solve(position);
                },
                answer::set);
    }

    /** Examines whether a position makes a puzzle, and passes it on if it does. */
    void examine(Position position, Consumer<Puzzle> onPuzzle) {
        ask(new Insight.Examining(), cancel -> PuzzleMaker.of(position, cancel), found -> answered(found, onPuzzle));
    }

    private void answered(Optional<Puzzle> found, Consumer<Puzzle> onPuzzle) {
        answer.set(found.isPresent() ? null : new Insight.NoPuzzle());
        found.ifPresent(onPuzzle);
    }

    private <T> void ask(Insight begun, Function<BooleanSupplier, T> work, Consumer<T> onDone) {
        clear();
        answer.set(begun);
        BooleanSupplier cancel = asked.outdated();
        worker.run(() -> attempt(work, cancel), asked.only(onDone));
    }

    /** Does the work. If it fails, the question is no longer open; the worker reports the failure itself. */
    private <T> T attempt(Function<BooleanSupplier, T> work, BooleanSupplier cancel) {
        try {
            return work.apply(cancel);
        } catch (RuntimeException | Error problem) {
            home.execute(() -> tell(cancel, new Insight.Failed()));
            throw problem;
        }
    }

    private void tell(BooleanSupplier cancel, Insight soFar) {
        if (!cancel.getAsBoolean() && isBusy()) {
            answer.set(soFar);
        }
    }

    /** Stops the work in progress, without an answer. */
    void stop() {
        if (isBusy()) {
            boolean solving = answer.get() instanceof Insight.Solving;
            clear();
            answer.set(solving ? new Insight.Unsolved() : null);
        }
    }

    /** Stops the work in progress and forgets the last answer. */
    void clear() {
        asked.renew();
        answer.set(null);
    }

    /** {@return whether a search for an answer is in progress} */
    public boolean isBusy() {
        return answer.get() instanceof Insight.Solving || answer.get() instanceof Insight.Examining;
    }

    /** The answer to the last question so far; null without a question. */
    public ReadOnlyObjectProperty<Insight> answerProperty() {
        return answer.getReadOnlyProperty();
    }

    /**
     * Proves who wins a position: first with the engine's search, which finds near wins with their distance, then with
     * proof numbers, which see further.
     *
     * @param cancelled polled regularly; true stops the work
     * @param progress receives the number of positions visited so far
     */
    private record PositionSolver(BooleanSupplier cancelled, LongConsumer progress) {
        private static final long NODES_OF_THE_ENGINE = 4_000_000;
        private static final long NODES_BETWEEN_REPORTS = 200_000;
        private static final long LARGEST_TABLE = 256L << 20;

        Insight solve(Position position) {
            SearchMonitor monitor = SearchMonitor.of(cancelled, soFar -> progress.accept(soFar.nodes()));
            SearchResult look = new Engine().search(position, Limits.nodes(NODES_OF_THE_ENGINE), monitor);
            Score score = look.score();
            if (score.isWin() || score.isLoss()) {
                Side mover = position.toMove();
                return new Insight.Win(score.isWin() ? mover : mover.opponent(), score.moves(), look.line());
            }
            return cancelled.getAsBoolean() ? new Insight.Unsolved() : prove(position, look.nodes());
        }

        private Insight prove(Position position, long before) {
            long[] next = {NODES_BETWEEN_REPORTS};
            long bytes = Math.min(LARGEST_TABLE, Runtime.getRuntime().maxMemory() / 4);
            Verdict verdict = new Solver(bytes, cancelled, (nodes, proof, disproof, move) -> {
                        if (nodes >= next[0]) {
                            next[0] = nodes + NODES_BETWEEN_REPORTS;
                            progress.accept(before + nodes);
                        }
                    })
                    .solve(position);
            if (!verdict.proven()) {
                return new Insight.Unsolved();
            }
            return verdict.winner()
                    .<Insight>map(side -> new Insight.Win(side, 0, List.of()))
                    .orElseGet(Insight.Draw::new);
        }
    }

    /** The answer so far to a question about the position in the editor. */
    public sealed interface Insight {
        /**
         * The position is being solved.
         *
         * @param nodes positions visited so far
         */
        record Solving(long nodes) implements Insight {}

        /**
         * One side wins by force.
         *
         * @param winner the side that wins
         * @param moves the number of moves to the win with best play by both sides, a single last one included; 0 if unknown
         * @param line best play by both sides; may be empty
         */
        record Win(Side winner, int moves, List<Move> line) implements Insight {
            public Win {
                line = List.copyOf(line);
            }
        }

        /** Neither side can win by force. */
        record Draw() implements Insight {}

        /** The search was stopped before it proved anything. */
        record Unsolved() implements Insight {}

        /** The work broke off because of an error in the program. The error is reported elsewhere. */
        record Failed() implements Insight {}

        /** The program is examining whether the position makes a puzzle. */
        record Examining() implements Insight {}

        /** The position makes no puzzle: there is no proof that exactly one move is right. */
        record NoPuzzle() implements Insight {}
    }
}
