package jump61.engine;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import jump61.game.Position;
import jump61.game.SearchState;

/**
 * Measures the time to solution: how long the program takes, on one thread and without stored proofs, to find out that
 * it wins a position with a forced win.
 */
public final class SolutionBench {
    /** Several times as much as the hardest position takes. */
    private static final Limits ENOUGH = Limits.nodes(10_000_000);

    private SolutionBench() {}

    /**
     * The solution of one position.
     *
     * @param position the position
     * @param result the result: a win, unless the search has got worse. Its nodes are those of the search alone: 0 if a
     *     proof before the search found the win
     * @param nanos the time taken, in nanoseconds
     */
    public record Solution(Position position, SearchResult result, long nanos) {
        /** {@return whether the win was found} */
        public boolean found() {
            return result.score().isWin();
        }
    }

    /** {@return the solutions of all positions} Also passes each of them to {@code each}. */
    public static List<Solution> run(Consumer<Solution> each) {
        return run(BenchPositions.read("bench-wins.txt"), each);
    }

    static List<Solution> run(List<Position> positions, Consumer<Solution> each) {
        TranspositionTable table = new TranspositionTable();
        return positions.stream()
                .map(position -> solve(position, table))
                .peek(each)
                .toList();
    }

    private static Solution solve(Position position, TranspositionTable table) {
        table.prepare(Bench.TABLE_BITS, true);
        SearchState root = position.game().searchState(position);
        UntilWin untilWin = new UntilWin();
        long start = System.nanoTime();
        Budget budget = new Budget(ENOUGH, untilWin);
        Guard guard = new Guard(root, Optional.empty(), ENOUGH, SearchMonitor.NONE);
        IterativeDeepening search = new IterativeDeepening(root, Team.alone(table), budget, guard);
        search.findBest(untilWin::look);
        long nanos = System.nanoTime() - start;
        return new Solution(position, Engine.SearchResults.of(root, search, budget, 0), nanos);
    }
}
