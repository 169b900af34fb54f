package jump61.lab.benchmark;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import jump61.engine.SolutionBench;

/** The time to solution, as a table. */
final class SolutionTable {
    private SolutionTable() {}

    /** Solves all positions, and prints each of them as soon as it is solved. */
    static void print(PrintStream out) {
        out.println("Time to solution");
        List<SolutionBench.Solution> solutions = SolutionBench.run(solution -> print(solution, out));
        out.printf(
                Locale.ROOT,
                "solved %d of %d  time %.3f s%n%n",
                solutions.stream().filter(SolutionBench.Solution::found).count(),
                solutions.size(),
                solutions.stream().mapToLong(SolutionBench.Solution::nanos).sum() / 1e9);
    }

    private static void print(SolutionBench.Solution solution, PrintStream out) {
        out.printf(
                Locale.ROOT,
                "%5s  %-9s  %-5s  %9d nodes  %9.2f ms%n",
                solution.position().size(),
                solution.result().score(),
                solution.result().best().orElseThrow().notation(),
                solution.result().nodes(),
                solution.nanos() / 1e6);
    }
}
