package jump61.puzzle;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import jump61.console.GameOptions;
import jump61.console.Json;
import jump61.console.Options;
import jump61.console.Tool;
import jump61.console.ToolFiles;
import jump61.console.UsageException;
import jump61.game.Game;
import jump61.game.Games;

/** {@code jump61 puzzles}: lists the puzzles included in the program, and finds new ones. */
public final class PuzzlesTool implements Tool {
    private static final int USUALLY_WANTED = 300;

    private static final String HELP = """
            Usage: jump61 puzzles --list [--game NAME]
                   jump61 puzzles --daily [DATE] [--game NAME]
                   jump61 puzzles --out FILE [--game NAME] [OPTION]...

            With --list, prints the included puzzles of one game or of all, one JSON object per line. Positions and
            moves are written as in game files.

            With --daily, prints the puzzle of the day, today's or that of a date. It is the same everywhere, and needs
            no network.

            With --out, plays games, finds positions with exactly one correct answer, proves that it is the only one,
            and writes them to a file. If interrupted, even by a crash, the same command continues where it stopped,
            with the same result as an uninterrupted run. In Sim, it finds every puzzle there is.
              --game NAME     %s
              --seed N        random seed for the games (1)
              --sizes N,N     board sizes, used in turn (4,5,6,7,8 in Jump61)
              --wanted N      number of puzzles to find for each size (%s)
              --games N       stop after N games (1000000)
            """;

    @Override
    public String help() {
        return HELP.formatted(GameOptions.choices(), USUALLY_WANTED);
    }

    @Override
    public int run(Options options, PrintStream out) throws UsageException {
        boolean list = options.flag("--list");
        boolean daily = options.flag("--daily");
        Optional<Path> file = ToolFiles.path(options, "--out");
        if (Stream.of(list, daily, file.isPresent()).filter(any -> any).count() != 1) {
            throw new UsageException("one of --list, --daily and --out FILE is needed");
        }
        if (daily) {
            return daily(options, out);
        }
        return list ? list(options, out) : mine(options, file.get(), out);
    }

    private static int daily(Options options, PrintStream out) throws UsageException {
        Game game = GameOptions.game(options);
        options.requireNoOthers(1);
        List<String> words = options.words();
        try {
            LocalDate day = words.isEmpty() ? LocalDate.now() : LocalDate.parse(words.get(0));
            out.println(Json.of(facts(DailyPuzzle.of(ShippedPuzzles.of(game), day))));
            return OK;
        } catch (DateTimeParseException notDate) {
            throw new UsageException("--daily takes a date like 2026-06-14, not " + words.get(0));
        }
    }

    private static int list(Options options, PrintStream out) throws UsageException {
        Optional<String> id = options.text("--game");
        List<Game> games = id.isEmpty() ? Games.all() : List.of(GameOptions.game(options));
        options.requireNoOthers(0);
        for (Game game : games) {
            ShippedPuzzles.of(game).forEach(puzzle -> out.println(Json.of(facts(puzzle))));
        }
        return OK;
    }

    private static Map<String, Object> facts(Puzzle puzzle) {
        Game game = puzzle.position().game();
        Map<String, Object> facts = new LinkedHashMap<>();
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

    private static int mine(Options options, Path file, PrintStream out) throws UsageException {
        Game game = GameOptions.game(options);
        long seed = options.number("--seed", Long.MIN_VALUE, Long.MAX_VALUE, 1);
        List<Integer> sizes = sizes(options, game);
        int wanted = (int) options.number("--wanted", 1, 1_000_000, USUALLY_WANTED);
        int games = (int) options.number("--games", 1, 1_000_000_000, 1_000_000);
        options.requireNoOthers(0);
        try (MinedFile mined = MinedFile.open(file, game, seed, sizes, wanted)) {
            if (game.solution().isPresent()) {
                mined.replaceAll(AllTasks.of(game));
            } else {
                mined.mine(games, count -> out.println("game " + count + ": " + mined.puzzles() + " puzzles"));
            }
            out.println(mined.puzzles() + " puzzles");
            return OK;
        } catch (IllegalArgumentException wrong) {
            throw new UsageException(wrong.getMessage());
        } catch (IOException unwritable) {
            out.println("The puzzles cannot be written: " + ToolFiles.reason(unwritable));
            return FAILED;
        }
    }

    private static List<Integer> sizes(Options options, Game game) throws UsageException {
        Optional<String> text = options.text("--sizes");
        if (text.isEmpty()) {
            return game.sizes().isChoice()
                    ? List.of(4, 5, 6, 7, 8)
                    : List.of(game.sizes().usual());
        }
        List<Integer> sizes = new ArrayList<>();
        for (String size : text.get().split(",", -1)) {
            if (!size.matches("\\d{1,3}") || !Miner.sizes(game).contains(Integer.parseInt(size))) {
                throw new UsageException("--sizes needs sizes of the board, not " + size);
            }
            sizes.add(Integer.parseInt(size));
        }
        return sizes;
    }
}
