package jump61.lab.proof;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import jump61.console.FailedException;
import jump61.console.GameOptions;
import jump61.console.Options;
import jump61.console.Tool;
import jump61.console.ToolFiles;
import jump61.console.UsageException;
import jump61.game.Position;
import jump61.game.RefusedException;
import jump61.record.AppDirectories;
import jump61.solver.ProofLibrary;
import jump61.solver.Seal;
import jump61.solver.SolveEffort;
import jump61.solver.SolveTool;
import jump61.solver.Strategy;

/** {@code jump61-lab solve}: proves who wins a position, how fast and how, and checks and stores such proofs. */
public final class ProofTool implements Tool {
    private static final String HELP = """
            Usage: jump61-lab solve [OPTION]... [POSITION]
                   jump61-lab solve --check FILE [--memory MB] [--table FILE] [--checked FILE] [--part I/N] [--quiet]
                   jump61-lab solve --proofs
                   jump61-lab solve --split FOLDER [--plies N] [POSITION]
                   jump61-lab solve --unit FILE
                   jump61-lab solve --join FOLDER [--proof FILE]
                   jump61-lab solve --estimate N [OPTION]... [POSITION]

            Proves who wins a position with best play, in how many plies, and by which moves. POSITION is written as
            in game files, for example "2r 1- / 1- 1-"; the default is the starting position.
              --game NAME      %s
              --size SIZE      board size, such as 6 for 6x6, or 9x6; not with POSITION
              --seconds N      give up after N seconds (600)
              --distance N     spend at most N of them on the exact distance (60; 0 with --outline)
              --threads N      search on N threads at once, except for --estimate (1)
              --memory MB      memory for what is found out (1024, or half of Java's maximum)
              --anew           ignore all stored proofs, and prove it again
              --table FILE     write the table of positions to a file every ten minutes, and go on from it
                               if it was written on this machine, so that a long proof survives the end of
                               the program; the moves of its strategy are kept in FILE.answers until it is written
              --proof FILE     write the winner's whole strategy to a file
              --outline N      with --proof: only the moves of the first N plies, because the whole strategy of a
                               large board is too large; --check searches the rest again
              --keep           store it with the program's data, so that full strength plays by it
              --check FILE     check such a file by playing out all moves of the losing side; an outline is checked
                               sooner with the --table of its proof, which is not believed
              --checked FILE   keep what has been checked of an outline in a file, and go on from it if it was
                               written on this machine
              --part I/N       check one of N parts of what an outline leaves to a search, so that several machines
                               can share the check, each with another part
              --proofs         list the proofs that the program plays by
              --split FOLDER   write the positions N plies later to files (units), to be solved separately
              --plies N        number of plies for --split and --estimate (3)
              --unit FILE      solve a unit, and write its proof beside it
              --join FOLDER    check the solved units, and report what follows from them
              --estimate N     estimate from N units drawn at random, --plies later, how many positions
                               a proof in pieces would expand
              --winner COLOR   the side that is to win; it plays chosen moves, the other side everything
                               (the side to move)
              --round N        divide after so many plies, and each part again (as --plies)
              --nodes N        give a unit up after so many positions (1000000)
              --seed N         chooses the units (1)
              --quiet          print no progress
            """;

    private static final int MOST_PLIES = 8;
    private static final int MOST_OUTLINED = 1000;

    /** The folder with the program's own data. */
    private final Path data;

    /** Creates the tool for the current user. */
    public ProofTool() {
        this(AppDirectories.ofThisMachine().data());
    }

    ProofTool(Path data) {
        this.data = data;
    }

    @Override
    public String help() {
        return HELP.formatted(GameOptions.choices());
    }

    @Override
    public int run(Options options, PrintStream out) throws UsageException {
        options.requireNamedIn(help());
        Optional<Path> check = ToolFiles.path(options, "--check");
        if (check.isPresent()) {
            boolean quiet = options.flag("--quiet");
            SolveCheck work = new SolveCheck(out, quiet, SolveEffort.memory(options));
            ToolFiles.path(options, "--table").ifPresent(work::suggest);
            ToolFiles.path(options, "--checked").ifPresent(file -> work.keepIn(file, Seal.in(data)));
            work.only(part(options));
            options.requireNoOthers(0);
            return work.run(check.get());
        }
        if (options.flag("--proofs")) {
            options.requireNoOthers(0);
            return SolveTool.list(out);
        }
        if (options.given("--estimate")) {
            int samples = (int) options.number("--estimate", 1, Integer.MAX_VALUE, 1);
            return SolveEstimate.run(options, samples, SolveEffort.memory(options), out);
        }
        Optional<Integer> batch = batch(options, out);
        return batch.isPresent() ? batch.get() : solve(options, out);
    }

    private static Part part(Options options) throws UsageException {
        Optional<String> text = options.text("--part", "a part, such as 2/5");
        Optional<Part> part = text.map(Part::parse).orElse(Optional.of(Part.WHOLE));
        return part.orElseThrow(
                () -> new UsageException("--part needs a part, such as 2/5, not " + text.orElseThrow()));
    }

    private int solve(Options options, PrintStream out) throws UsageException {
        Optional<Path> proof = ToolFiles.path(options, "--proof");
        Optional<Path> table = ToolFiles.path(options, "--table");
        boolean keep = options.flag("--keep");
        int outline = (int) options.number("--outline", 1, MOST_OUTLINED, Strategy.ALL_PLIES);
        SolveEffort effort = SolveEffort.read(options, outline < Strategy.ALL_PLIES ? 0 : SolveTool.USUAL_FOR_DISTANCE);
        boolean quiet = options.flag("--quiet");
        Position position = GameOptions.position(options);
        options.requireNoOthers(1);
        refuseIf(keep && proof.isPresent(), "--keep chooses the file itself; --proof cannot stand beside it");
        refuseIf(outline < Strategy.ALL_PLIES && proof.isEmpty(), "--outline needs --proof");
        refuseIf(
                proof.isPresent() && proof.map(ProofTool::whole).equals(table.map(ProofTool::whole)),
                "--table and --proof cannot be the same file");
        if (position.result().isPresent()) {
            out.println("The game is over.");
            return OK;
        }
        Optional<Path> file =
                keep ? Optional.of(ProofLibrary.userFolder().resolve(ProofLibrary.name(position))) : proof;
        try {
            if (keep) {
                Files.createDirectories(ProofLibrary.userFolder());
            }
            if (file.isPresent()) {
                ToolFiles.requireWritable(file.get());
            }
        } catch (IOException unwritable) {
            throw new FailedException("the proof cannot be written: " + ToolFiles.reason(unwritable));
        }
        ProofWork work = new ProofWork(position, effort, quiet, out);
        table.ifPresent(kept -> work.keepTable(kept, Seal.in(data)));
        work.listOnly(outline);
        if (keep) {
            work.checkAsKept();
            new ProofLibrary().longest(position).ifPresent(work::writeOnlyBelow);
        }
        return work.run(file);
    }

    private static void refuseIf(boolean wrong, String reason) throws UsageException {
        if (wrong) {
            throw new UsageException(reason);
        }
    }

    private static Path whole(Path file) {
        return file.toAbsolutePath().normalize();
    }

    private static Optional<Integer> batch(Options options, PrintStream out) throws UsageException {
        SolveBatch batch = new SolveBatch(out);
        try {
            if (options.given("--split")) {
                Path folder = ToolFiles.path(options, "--split").orElseThrow();
                int plies = (int) options.number("--plies", 1, MOST_PLIES, 3);
                Position start = GameOptions.position(options);
                options.requireNoOthers(1);
                return Optional.of(batch.split(start, plies, folder));
            } else if (options.given("--unit")) {
                Path unit = ToolFiles.path(options, "--unit").orElseThrow();
                long seconds = SolveEffort.seconds(options);
                long memory = SolveEffort.memory(options);
                int threads = SolveEffort.threads(options);
                options.requireNoOthers(0);
                return Optional.of(batch.unit(unit, seconds, memory, threads));
            } else if (options.given("--join")) {
                Path join = ToolFiles.path(options, "--join").orElseThrow();
                Optional<Path> proof = ToolFiles.path(options, "--proof");
                options.requireNoOthers(0);
                return Optional.of(batch.join(join, proof));
            }
        } catch (IOException | RefusedException problem) {
            throw new FailedException(problem instanceof IOException io ? ToolFiles.reason(io) : problem.getMessage());
        }
        return Optional.empty();
    }
}
