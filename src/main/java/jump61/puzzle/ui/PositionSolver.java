package jump61.puzzle.ui;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import jump61.engine.Engine;
import jump61.engine.Limits;
import jump61.engine.Score;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
import jump61.game.Position;
import jump61.game.Side;
import jump61.solver.Solver;
import jump61.solver.Verdict;

/**
 * Proves who wins a position: first by the engine's search, which finds near wins with their distance, then by proof
 * numbers, which see further.
 *
 * @param cancelled polled regularly; true stops the work
 * @param progress receives the number of positions visited so far
 */
record PositionSolver(BooleanSupplier cancelled, LongConsumer progress) {
    private static final long NODES_OF_THE_ENGINE = 4_000_000;
    private static final long NODES_BETWEEN_REPORTS = 200_000;
    private static final long LARGEST_TABLE = 256L << 20;

    Insight solve(Position position) {
        SearchMonitor monitor = SearchMonitor.of(cancelled, soFar -> progress.accept(soFar.nodes()));
        SearchResult look = new Engine().search(position, Limits.nodes(NODES_OF_THE_ENGINE), monitor);
        Score score = look.score();
        if (score.isWin() || score.isLoss()) {
            Side mover = position.toMove();
            return new Insight.Win(score.isWin() ? mover : mover.opponent(), score.distance(), look.line());
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
