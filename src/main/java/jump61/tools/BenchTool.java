package jump61.tools;

import java.io.PrintStream;
import java.util.Locale;
import jump61.engine.Bench;

/** {@code jump61 bench}: the speed of the search, and its signature. */
public final class BenchTool implements Tool {
    private static final String HELP = """
            Usage: jump61 bench [OPTION]...

            Searches fixed positions of Jump61 to a fixed depth on one thread. The total of the nodes is the search's
            signature: it is the same on every machine, and changes exactly when play does. The times tell its speed.
              --depth N    plies (8)
            """;

    private static final int DEEPEST = 30;

    @Override
    public String help() {
        return HELP;
    }

    @Override
    public int run(Options options, PrintStream out) throws UsageException {
        int depth = (int) options.number("--depth", 1, DEEPEST, Bench.USUAL_DEPTH);
        options.requireNoOthers(0);
        Bench.Report report = Bench.run(
                depth,
                run -> out.printf(
                        Locale.ROOT,
                        "%dx%d  depth %d  nodes %d  %.3f s  %s  %s%n",
                        run.position().size(),
                        run.position().size(),
                        run.result().depth(),
                        run.result().nodes(),
                        run.nanos() / 1e9,
                        run.result().score(),
                        AnalyzeTool.line(run.result().line())));
        out.printf(
                Locale.ROOT,
                "nodes %d  time %.3f s  nodes/s %d%n",
                report.nodes(),
                report.nanos() / 1e9,
                report.nodesPerSecond());
        return OK;
    }
}
