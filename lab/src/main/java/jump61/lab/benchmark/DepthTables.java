package jump61.lab.benchmark;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import jump61.engine.Bench;
import jump61.engine.BenchDepth;
import jump61.engine.BenchRun;

/** The time that a {@link Bench} took to reach each depth, with one row per depth and one column per position. */
final class DepthTables {
    private static final String DECIDED_SOONER = "-";

    private final List<BenchRun> runs;

    DepthTables(List<BenchRun> runs) {
        this.runs = runs;
    }

    /** {@return two titled tables: milliseconds and nodes to each depth} */
    String text() {
        return table("Milliseconds to depth", depth -> String.format(Locale.ROOT, "%.2f", depth.nanos() / 1e6))
                + table("Nodes to depth", depth -> Long.toString(depth.nodes()));
    }

    private String table(String title, Function<BenchDepth, String> cell) {
        int deepest = runs.stream().mapToInt(run -> run.depths().size()).max().orElse(0);
        String head = row("", run -> run.position().size().toString());
        String rows = IntStream.rangeClosed(1, deepest)
                .mapToObj(plies -> row(Integer.toString(plies), run -> cell(run, plies, cell)))
                .collect(Collectors.joining());
        return String.format("%n%s%n", title) + head + rows;
    }

    private String row(String label, Function<BenchRun, String> cell) {
        String cells =
                runs.stream().map(run -> String.format("%11s", cell.apply(run))).collect(Collectors.joining());
        return String.format("%5s%s%n", label, cells);
    }

    private static String cell(BenchRun run, int plies, Function<BenchDepth, String> cell) {
        return plies <= run.depths().size() ? cell.apply(run.depths().get(plies - 1)) : DECIDED_SOONER;
    }
}
