package jump61.puzzle;

import java.io.PrintStream;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import jump61.console.GameOptions;
import jump61.console.Json;
import jump61.console.JsonLines;
import jump61.console.LabCommands;
import jump61.console.Options;
import jump61.console.Tool;
import jump61.console.UsageException;
import jump61.game.Game;
import jump61.game.Games;

/** {@code jump61 puzzles}: lists the puzzles included in the program. */
public final class PuzzlesTool implements Tool {
    private static final String HELP = """
            Usage: jump61 puzzles --list [--game NAME]
                   jump61 puzzles --daily [DATE] [--game NAME]

            With --list, prints the included puzzles of one game or of all, one JSON object per line. Positions and
            moves are written as in game files.

            With --daily, prints the puzzle of the day, today's or that of a date. It is the same everywhere, and needs
            no network.

              --game NAME     %s
              --json          with the version and the type of each object, as other tools print it (docs/json.md)

            New puzzles are found by jump61-lab mine, which comes with the sources.
            """;

    @Override
    public String help() {
        return HELP.formatted(GameOptions.choices());
    }

    @Override
    public int run(Options options, PrintStream out) throws UsageException {
        LabCommands.refuse(options, "mine", "--out");
        options.requireNamedIn(help());
        boolean json = options.flag("--json");
        boolean list = options.flag("--list");
        boolean daily = options.flag("--daily");
        if (list == daily) {
            throw new UsageException("one of --list and --daily is needed");
        }
        return daily ? daily(options, json, out) : list(options, json, out);
    }

    private static int daily(Options options, boolean json, PrintStream out) throws UsageException {
        Game game = GameOptions.game(options);
        options.requireNoOthers(1);
        List<String> words = options.words();
        try {
            LocalDate day = words.isEmpty() ? LocalDate.now() : LocalDate.parse(words.get(0));
            out.println(Json.of(facts(DailyPuzzle.of(game, day), json)));
            return OK;
        } catch (DateTimeParseException notDate) {
            throw new UsageException("--daily takes a date like 2026-06-14, not " + words.get(0));
        }
    }

    private static int list(Options options, boolean json, PrintStream out) throws UsageException {
        Optional<String> id = options.text("--game");
        List<Game> games = id.isEmpty() ? Games.all() : List.of(GameOptions.game(options));
        options.requireNoOthers(0);
        for (Game game : games) {
            ShippedPuzzles.of(game).forEach(puzzle -> out.println(Json.of(facts(puzzle, json))));
        }
        return OK;
    }

    private static Map<String, Object> facts(Puzzle puzzle, boolean json) {
        Game game = puzzle.position().game();
        Map<String, Object> facts = json ? JsonLines.object("puzzle") : new LinkedHashMap<>();
        facts.put("id", puzzle.id());
        facts.put("game", game.id());
        facts.put("kind", puzzle.kind().id());
        facts.put("moves", puzzle.moves());
        facts.put("position", puzzle.position().notation());
        facts.put("toMove", game.colour(puzzle.position().toMove()).id());
        facts.put("answers", List.of(puzzle.answer().notation()));
        facts.put("rating", puzzle.rating());
        return facts;
    }
}
