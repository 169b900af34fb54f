package jump61.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import jump61.game.Position;
import jump61.game.SearchState;

/**
 * Measures the speed of the search on fixed positions. The total number of nodes is the search's signature: it is the
 * same on every machine and changes exactly when play does.
 */
public final class Bench {
    /** The default depth of a run. */
    public static final int USUAL_DEPTH = 8;

    static final int TABLE_BITS = 20;

    private Bench() {}

    /**
     * Searches all positions to {@code depth} plies, on one thread and without proofs of forced results. Passes each
     * result to {@code each}.
     */
    public static BenchReport run(int depth, Consumer<BenchRun> each) {
        List<BenchRun> runs = new ArrayList<>();
        TranspositionTable table = new TranspositionTable();
        for (Position position : BenchPositions.read("bench-depths.txt")) {
            BenchRun run = run(position, depth, table);
            runs.add(run);
            each.accept(run);
        }
        return new BenchReport(runs);
    }

    private static BenchRun run(Position position, int depth, TranspositionTable table) {
        table.prepare(TABLE_BITS, true);
        SearchState root = position.game().searchState(position);
        Budget budget = new Budget(Limits.depth(depth), SearchMonitor.NONE);
        List<BenchDepth> depths = new ArrayList<>();
        long start = System.nanoTime();
        IterativeDeepening search = new IterativeDeepening(root, Team.alone(table), budget, null);
        search.findBest(soFar -> depths.add(new BenchDepth(soFar.depth(), budget.nodes(), System.nanoTime() - start)));
        long nanos = System.nanoTime() - start;
        return new BenchRun(position, Engine.SearchResults.of(root, search, budget, 0), nanos, depths);
    }
}
