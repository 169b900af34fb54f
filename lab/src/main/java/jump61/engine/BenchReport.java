package jump61.engine;

import java.util.List;

/**
 * A complete run.
 *
 * @param runs the search of each position
 */
public record BenchReport(List<BenchRun> runs) {
    public BenchReport {
        runs = List.copyOf(runs);
    }

    /** {@return the signature of the search: the total number of nodes} */
    public long nodes() {
        return runs.stream().mapToLong(run -> run.result().nodes()).sum();
    }

    /** {@return the total time of all searches, in nanoseconds} */
    public long nanos() {
        return runs.stream().mapToLong(BenchRun::nanos).sum();
    }

    /** {@return nodes visited per second} */
    public long nodesPerSecond() {
        return nodes() * 1_000_000_000L / Math.max(1, nanos());
    }
}
