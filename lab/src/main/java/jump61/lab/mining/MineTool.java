package jump61.lab.mining;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import jump61.console.FailedException;
import jump61.console.GameOptions;
import jump61.console.Options;
import jump61.console.Tool;
import jump61.console.ToolFiles;
import jump61.console.UsageException;
import jump61.game.Game;

/** {@code jump61-lab mine}: finds new puzzles. */
public final class MineTool implements Tool {
    private static final int USUALLY_WANTED = 300;

    private static final String HELP = """
            Usage: jump61-lab mine --out FILE [--game NAME] [OPTION]...

            Plays games, finds positions with exactly one correct answer, proves that it is the only one, and writes
            them to a file. If interrupted, even by a crash, the same command continues where it stopped, with the same
            result as an uninterrupted run. In Sim, it finds every puzzle there is.
              --game NAME     %s
              --seed N        random seed for the games (1)
              --sizes N,N     board sizes, used in turn (4,5,6,7,8 in Jump61)
              --wanted N      number of puzzles to find for each size (%s)
              --hidden        only those missing in the program whose answer is neither the move that wins the most squares at
                              once nor the only one that takes any (Jump61)
              --games N       stop after N games (1000000)
            """;

    @Override
    public String help() {
        return HELP.formatted(GameOptions.choices(), USUALLY_WANTED);
    }

    @Override
    public int run(Options options, PrintStream out) throws UsageException {
        options.requireNamedIn(help());
        Path file = ToolFiles.path(options, "--out").orElseThrow(() -> new UsageException("--out FILE is needed"));
        Game game = GameOptions.game(options);
        long seed = options.number("--seed", Long.MIN_VALUE, Long.MAX_VALUE, 1);
        List<Integer> sizes = sizes(options, game);
        int wanted = (int) options.number("--wanted", 1, 1_000_000, USUALLY_WANTED);
        int games = (int) options.number("--games", 1, 1_000_000_000, 1_000_000);
        boolean hidden = options.flag("--hidden");
        options.requireNoOthers(0);
        requireWritable(file);
        try (MinedFile mined = MinedFile.open(file, new Miner.Plan(game, seed, sizes, wanted, hidden))) {
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
            throw new FailedException("the puzzles cannot be written: " + ToolFiles.reason(unwritable));
        }
    }

    private static void requireWritable(Path file) {
        try {
            ToolFiles.requireWritable(file);
        } catch (IOException unwritable) {
            throw new FailedException("the puzzles cannot be written: " + ToolFiles.reason(unwritable));
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
