package jump61.console;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
import jump61.game.Move;

/** Formats the results of {@code analyze}. */
public final class AnalysisReport {
    private AnalysisReport() {}

    /** {@return a monitor that prints a line for each completed depth} */
    public static SearchMonitor progress(PrintStream out) {
        return SearchMonitor.of(() -> false, soFar -> {
            out.printf(
                    Locale.ROOT,
                    "depth %d  nodes %d  %s  %s%n",
                    soFar.depth(),
                    soFar.nodes(),
                    soFar.score(),
                    line(soFar.line()));
            out.flush();
        });
    }

    /** Prints the result of a search: its depth, and each move with its score and line, best first. */
    public static void print(SearchResult result, PrintStream out) {
        out.printf(Locale.ROOT, "depth %d, nodes %d%n", result.depth(), result.nodes());
        for (SearchResult.MoveScore scored : result.moves()) {
            out.printf(Locale.ROOT, "%-8s %-12s %s%n", scored.move().notation(), scored.score(), line(scored.line()));
        }
    }

    /** {@return moves as text} */
    public static String line(List<Move> moves) {
        return moves.stream().map(Move::notation).collect(Collectors.joining(", "));
    }
}
