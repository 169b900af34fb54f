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
     * A depth completed by a search.
     *
     * @param plies the depth
     * @param nodes positions visited so far
     * @param nanos time taken so far, in nanoseconds
     */
    public record Depth(int plies, long nodes, long nanos) {}

    /**
     * The search of one position.
     *
     * @param position the position
     * @param result the result
     * @param nanos the time taken, in nanoseconds
     * @param depths all depths completed, from the first; fewer than requested if the position is decided sooner
     */
    public record Run(Position position, SearchResult result, long nanos, List<Depth> depths) {
        public Run {
            depths = List.copyOf(depths);
        }
    }

    /**
     * A complete run.
     *
     * @param runs the search of each position
     */
    public record Report(List<Run> runs) {
        public Report {
            runs = List.copyOf(runs);
        }

        /** {@return the signature of the search: the total number of nodes} */
        public long nodes() {
            return runs.stream().mapToLong(run -> run.result().nodes()).sum();
        }

        /** {@return the total time of all searches, in nanoseconds} */
        public long nanos() {
            return runs.stream().mapToLong(Run::nanos).sum();
        }

        /** {@return nodes visited per second} */
        public long nodesPerSecond() {
            return nodes() * 1_000_000_000L / Math.max(1, nanos());
        }
    }

    /**
     * Searches all positions to {@code depth} plies, on one thread and without proofs of forced results. Passes each
     * result to {@code each}.
     */
    public static Report run(int depth, Consumer<Run> each) {
        List<Run> runs = new ArrayList<>();
        TranspositionTable table = new TranspositionTable();
        for (Position position : BenchPositions.read("bench-depths.txt")) {
            Run run = run(position, depth, table);
            runs.add(run);
            each.accept(run);
        }
        return new Report(runs);
    }

    private static Run run(Position position, int depth, TranspositionTable table) {
        table.prepare(TABLE_BITS, true);
        SearchState root = position.game().searchState(position);
        Budget budget = new Budget(Limits.depth(depth), SearchMonitor.NONE);
        List<Depth> depths = new ArrayList<>();
        long start = System.nanoTime();
        IterativeDeepening search = new IterativeDeepening(root, table, budget, null);
        search.findBest(1, soFar -> depths.add(new Depth(soFar.depth(), budget.nodes(), System.nanoTime() - start)));
        long nanos = System.nanoTime() - start;
        return new Run(position, Engine.result(root, search, budget, 0), nanos, depths);
    }
}
