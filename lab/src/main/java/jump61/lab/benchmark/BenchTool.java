package jump61.lab.benchmark;

import java.io.PrintStream;
import java.util.Locale;
import jump61.console.AnalysisReport;
import jump61.console.Options;
import jump61.console.Tool;
import jump61.console.UsageException;
import jump61.engine.Bench;
import jump61.engine.BenchReport;

/** {@code jump61-lab bench}: measures how fast the search reaches depths and finds wins, and prints its signature. */
public final class BenchTool implements Tool {
    private static final String HELP = """
        Usage: jump61-lab bench [OPTION]...

        Searches fixed Jump61 positions to a fixed depth on one thread. The total number of nodes is the search's
        signature: it is the same on every machine and changes exactly when play changes. Tables show the time and
        nodes to reach each depth in each position, followed by the time to solution: how long the program takes to
        find a forced win. If the proofs before the search find it, the search has no nodes.
          --depth N       search to N plies (8)
          --only-depths   leave out the time to solution
        """;

    private static final int DEEPEST = 30;

    @Override
    public String help() {
        return HELP;
    }

    @Override
    public int run(Options options, PrintStream out) throws UsageException {
        options.requireNamedIn(help());
        int depth = (int) options.number("--depth", 1, DEEPEST, Bench.USUAL_DEPTH);
        boolean onlyDepths = options.flag("--only-depths");
        options.requireNoOthers(0);
        BenchReport report = Bench.run(
                depth,
                run -> out.printf(
                        Locale.ROOT,
                        "%s  depth %d  nodes %d  %.3f s  %s  %s%n",
                        run.position().size(),
                        run.result().depth(),
                        run.result().nodes(),
                        run.nanos() / 1e9,
                        run.result().score(),
                        AnalysisReport.line(run.result().line())));
        out.print(new DepthTables(report.runs()).text());
        out.println();
        if (!onlyDepths) {
            SolutionTable.print(out);
        }
        out.printf(
                Locale.ROOT,
                "nodes %d  time %.3f s  nodes/s %d%n",
                report.nodes(),
                report.nanos() / 1e9,
                report.nodesPerSecond());
        return OK;
    }
}
