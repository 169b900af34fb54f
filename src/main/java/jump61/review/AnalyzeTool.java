package jump61.review;

import java.io.PrintStream;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import jump61.console.AnalysisReport;
import jump61.console.GameOptions;
import jump61.console.JsonLines;
import jump61.console.Options;
import jump61.console.Tool;
import jump61.console.UsageException;
import jump61.engine.Engine;
import jump61.engine.Limits;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
import jump61.game.Position;

/** {@code jump61 analyze}: scores every legal move of a position, with results that are refined as it runs. */
public final class AnalyzeTool implements Tool {
    private static final String HELP = """
        Usage: jump61 analyze [OPTION]... [POSITION]

        Lists every legal move with its score, from the point of view of the side to move, and the best line after
        it, best moves first. Searches one ply deeper each time until it reaches a limit. POSITION is written as in
        game files, for example "2r 1- / 1- 1-"; the default is the starting position.
          --game NAME   %s
          --size SIZE   board size, such as 6 for 6x6, or 9x6; not with POSITION
          --think MS    stop after MS milliseconds (5000, unless there is another limit)
          --depth N     stop at N plies
          --nodes N     stop after N positions
          --quiet       print only the last depth
          --json        print JSON instead, an object a line (docs/json.md)
        """;

    @Override
    public String help() {
        return HELP.formatted(GameOptions.choices());
    }

    @Override
    public int run(Options options, PrintStream out) throws UsageException {
        options.requireNamedIn(help());
        boolean quiet = options.flag("--quiet");
        boolean json = options.flag("--json");
        Limits limits = limits(options);
        Position position = GameOptions.position(options);
        options.requireNoOthers(1);
        if (position.result().isPresent()) {
            return over(json, out);
        }
        if (json) {
            analyze(position, limits, quiet, new JsonLines(out));
            return OK;
        }
        SearchResult last =
                new Engine().analyze(position, limits, quiet ? SearchMonitor.NONE : AnalysisReport.progress(out));
        AnalysisReport.print(last, out);
        return OK;
    }

    private static int over(boolean json, PrintStream out) {
        if (json) {
            new JsonLines(out).print(JsonLines.object("over"));
        } else {
            out.println("The game is over.");
        }
        return OK;
    }

    private static void analyze(Position position, Limits limits, boolean quiet, JsonLines out) {
        SearchMonitor progress = SearchMonitor.of(() -> false, soFar -> out.print(JsonLines.search("depth", soFar)));
        SearchResult last = new Engine().analyze(position, limits, quiet ? SearchMonitor.NONE : progress);
        Map<String, Object> object = JsonLines.search("analysis", last);
        object.put("moves", last.moves().stream().map(AnalyzeTool::json).toList());
        out.print(object);
    }

    private static Map<String, Object> json(SearchResult.MoveScore scored) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("move", scored.move().notation());
        JsonLines.put(object, scored.score());
        object.put("line", JsonLines.moves(scored.line()));
        return object;
    }

    /** {@return the limits given; five seconds if there are none} */
    static Limits limits(Options options) throws UsageException {
        long depth = options.number("--depth", 1, 1000, Integer.MAX_VALUE);
        long nodes = options.number("--nodes", 1, Long.MAX_VALUE, Long.MAX_VALUE);
        boolean limited = options.given("--depth") || options.given("--nodes");
        Duration usual = limited ? Limits.NONE.time() : Duration.ofSeconds(5);
        long think = options.number("--think", 1, Limits.NONE.time().toMillis(), usual.toMillis());
        return new Limits((int) depth, nodes, Duration.ofMillis(think));
    }
}
