package jump61.tools;

import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** The tools by name. */
public final class Tools {
    private static final Map<String, Supplier<Tool>> BY_NAME = Map.of(
            "match", MatchTool::new,
            "analyze", AnalyzeTool::new,
            "bench", BenchTool::new,
            "solve", SolveTool::new,
            "review", ReviewTool::new,
            "tournament", TournamentTool::new,
            "puzzles", PuzzlesTool::new);

    private Tools() {}

    /** {@return a new tool of this name, empty if there is none} */
    public static Optional<Tool> byName(String name) {
        return Optional.ofNullable(BY_NAME.get(name)).map(Supplier::get);
    }
}
