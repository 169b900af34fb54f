package jump61.solver;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import jump61.console.GameOptions;
import jump61.console.LabCommands;
import jump61.console.Options;
import jump61.console.Tool;
import jump61.console.ToolFiles;
import jump61.console.UsageException;
import jump61.game.Position;

/** {@code jump61 solve}: proves who wins a position, and how fast. */
public final class SolveTool implements Tool {
    /** Seconds for the exact distance. */
    public static final int USUAL_FOR_DISTANCE = 60;

    private static final String HELP = """
            Usage: jump61 solve [OPTION]... [POSITION]
                   jump61 solve --proofs

            Proves who wins a position with best play, in how many plies, and by which moves. POSITION is written as
            in game files, for example "2r 1- / 1- 1-"; the default is the starting position.
              --game NAME      %s
              --size SIZE      board size, such as 6 for 6x6, or 9x6; not with POSITION
              --seconds N      give up after N seconds (600)
              --distance N     spend at most N of them on the exact distance (60)
              --threads N      search on N threads at once (1)
              --memory MB      memory for what is found out (1024, or half of Java's maximum)
              --anew           ignore all stored proofs, and prove it again
              --proofs         list the proofs that the program plays by
              --quiet          print no progress
              --json           print JSON instead, an object a line (docs/json.md)

            Whole strategies, their check, and proofs in pieces are the work of jump61-lab solve, which comes with the
            sources.
            """;

    private static final String[] IN_THE_LAB = {
        "--table",
        "--proof",
        "--outline",
        "--keep",
        "--check",
        "--checked",
        "--part",
        "--split",
        "--plies",
        "--unit",
        "--join",
        "--estimate",
        "--winner",
        "--round",
        "--nodes",
        "--seed"
    };

    @Override
    public String help() {
        return HELP.formatted(GameOptions.choices());
    }

    @Override
    public int run(Options options, PrintStream out) throws UsageException {
        LabCommands.refuse(options, "solve", IN_THE_LAB);
        options.requireNamedIn(help());
        if (options.flag("--proofs")) {
            options.requireNoOthers(0);
            return list(out);
        }
        SolveEffort effort = SolveEffort.read(options, USUAL_FOR_DISTANCE);
        boolean quiet = options.flag("--quiet");
        boolean json = options.flag("--json");
        Position position = GameOptions.position(options);
        options.requireNoOthers(1);
        SolveWork work = new SolveWork(position, effort, quiet, out);
        if (json) {
            work.tellAsJson();
        }
        return work.run();
    }

    /** Lists the proofs that the program uses in play. */
    public static int list(PrintStream out) {
        ProofLibrary library = new ProofLibrary();
        library.builtIn().forEach(proof -> out.println("built in: " + describe(proof)));
        Path folder = ProofLibrary.userFolder();
        List<Path> files = ProofLibrary.files(folder);
        if (files.isEmpty()) {
            out.println("No others in " + ToolFiles.shown(folder));
        }
        for (Path file : files) {
            try {
                out.println(ToolFiles.shown(file) + ": " + describe(library.checked(file)));
            } catch (IOException unreadable) {
                // The line begins with the file, which the file system's reasons name as well.
                String name = ToolFiles.shown(file);
                String reason =
                        ToolFiles.reason(unreadable).replace(name + ": ", "").replace(" " + name, "");
                out.println(name + ": not used: " + reason);
            }
        }
        return OK;
    }

    /** {@return what a strategy proves, in one line} */
    public static String describe(Strategy strategy) {
        return strategy.start().game().colour(strategy.winner()).title() + " wins "
                + strategy.start().notation() + " in at most " + strategy.longest() + " plies ("
                + (strategy.listedPlies() < Strategy.ALL_PLIES
                        ? "outline of " + strategy.listedPlies() + " plies, "
                        : "")
                + strategy.size() + " positions)";
    }
}
