package jump61;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import jump61.console.Tool;
import jump61.puzzle.PuzzlesTool;
import jump61.review.AnalyzeTool;
import jump61.review.ReviewTool;
import jump61.share.ExportTool;
import jump61.solver.SolveTool;
import jump61.table.TableTool;
import jump61.tournament.EngineTool;
import jump61.tournament.MatchTool;
import jump61.tournament.TournamentTool;

/** The tools by name. */
public final class Tools {
    /** In the order of the help text. */
    private static final Map<String, Supplier<Tool>> BY_NAME = new LinkedHashMap<>();

    static {
        BY_NAME.put("match", MatchTool::new);
        BY_NAME.put("tournament", TournamentTool::new);
        BY_NAME.put("puzzles", PuzzlesTool::new);
        BY_NAME.put("solve", SolveTool::new);
        BY_NAME.put("analyze", AnalyzeTool::new);
        BY_NAME.put("review", ReviewTool::new);
        BY_NAME.put("export", ExportTool::new);
        BY_NAME.put("table", TableTool::new);
        BY_NAME.put("engine", EngineTool::new);
    }

    /** The tools that only the lab has. */
    private static final List<String> IN_THE_LAB = List.of("bench", "mine");

    private Tools() {}

    /** {@return the names of all tools} */
    public static List<String> names() {
        return List.copyOf(BY_NAME.keySet());
    }

    /** {@return whether this is the name of a tool that only the lab has} */
    public static boolean isInTheLab(String name) {
        return IN_THE_LAB.contains(name);
    }

    /** {@return a new tool with this name; empty if there is none} */
    public static Optional<Tool> byName(String name) {
        return Optional.ofNullable(BY_NAME.get(name)).map(Supplier::get);
    }
}
