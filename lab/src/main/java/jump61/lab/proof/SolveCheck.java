package jump61.lab.proof;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import jump61.console.FailedException;
import jump61.console.Tool;
import jump61.console.ToolFiles;
import jump61.solver.ProofChecker;
import jump61.solver.ProofFile;
import jump61.solver.Seal;
import jump61.solver.SolveTool;
import jump61.solver.Strategy;

/** Checks a strategy in a file, and reports its progress. */
final class SolveCheck implements CheckProgress {
    /** Number of positions from which progress is shown; a smaller strategy is checked in seconds. */
    private static final int POSITIONS_FOR_PROGRESS = 10_000;

    private static final long BETWEEN_FILES = Duration.ofMinutes(10).toNanos();
    private static final long BETWEEN_LINES = Duration.ofMinutes(1).toNanos();

    private final PrintStream out;
    private final boolean quiet;
    private final CheckMemory memory;
    private Optional<Path> table = Optional.empty();
    private Optional<Path> checked = Optional.empty();
    private Seal seal;
    private Part part = Part.WHOLE;
    private String sum = "";
    private boolean tellsOfPlies;
    private volatile long kept = System.nanoTime();
    private long lastLine = System.nanoTime();

    /**
     * Creates a check.
     *
     * @param bytes size of the memory for what a strategy leaves to a search
     */
    SolveCheck(PrintStream out, boolean quiet, long bytes) {
        this.memory = new CheckMemory(bytes);
        this.out = out;
        this.quiet = quiet;
    }

    /** Uses a search's results about the starting position, which saves time. */
    void suggest(Path table) {
        this.table = Optional.of(table);
    }

    /** Stores the positions that have been played out in a file, and continues from there. */
    void keepIn(Path checked, Seal seal) {
        this.seal = seal;
        this.checked = Optional.of(checked);
    }

    /** Makes the check cover only a part of what an outline leaves to a search. */
    void only(Part part) {
        this.part = part;
    }

    /**
     * Checks a strategy.
     *
     * @return the exit code
     */
    int run(Path file) {
        try {
            ProofFile strategy = ProofFile.open(file);
            boolean outline = strategy.listedPlies() < Strategy.ALL_PLIES;
            if (!outline && !part.equals(Part.WHOLE)) {
                throw new FailedException(
                        "--part is for outlines, and " + ToolFiles.shown(file) + " is a whole strategy");
            }
            tellsOfPlies = !quiet && (outline || strategy.size() >= POSITIONS_FOR_PROGRESS);
            if (checked.isPresent()) {
                sum = strategy.hash();
                resume(checked.get());
            }
            table.ifPresent(from -> read(from, () -> memory.suggest(from, strategy.start()), "moves to try first"));
            Optional<String> fault = OutlineChecker.fault(strategy, part, memory, this);
            out.println(fault.map(this::told).orElseGet(() -> found() + SolveTool.describe(strategy)));
            return fault.isPresent() ? Tool.FAILED : Tool.OK;
        } catch (IOException unreadable) {
            throw new FailedException(ToolFiles.shown(file) + " is no proof: " + ToolFiles.reason(unreadable));
        }
    }

    private String found() {
        return part.equals(Part.WHOLE) ? "Proven: " : "Part " + part.number() + " of " + part.parts() + " holds: ";
    }

    private String told(String fault) {
        boolean misled = table.isPresent() && fault.startsWith(ProofChecker.NOT_WON);
        return "No proof: " + fault + (misled ? ", or the table misleads: try without it" : "");
    }

    private void read(Path file, Reading reading, String what) {
        try {
            long number = reading.read();
            if (!quiet) {
                out.println("Read from " + ToolFiles.shown(file) + ": " + number + " " + what + ".");
            }
        } catch (IOException unusable) {
            throw new FailedException(ToolFiles.shown(file) + " cannot be used: " + ToolFiles.reason(unusable));
        }
    }

    /** Reads a file, and returns the number of entries in it. */
    @FunctionalInterface
    private interface Reading {
        long read() throws IOException;
    }

    private void resume(Path file) {
        if (Files.exists(file)) {
            read(file, () -> memory.resume(file, seal, sum), "positions played out");
        } else {
            // Done now, because otherwise it might turn out only hours later that the file cannot be written.
            keep(file, line -> {
                throw new FailedException(line);
            });
        }
    }

    private void keep(Path file, Consumer<String> trouble) {
        try {
            memory.keep(file, seal, sum);
        } catch (IOException unwritable) {
            trouble.accept(ToolFiles.shown(file) + " cannot be written: " + ToolFiles.reason(unwritable));
        }
        kept = System.nanoTime();
    }

    @Override
    public boolean wantsRest() {
        return checked.isPresent() && System.nanoTime() - kept > BETWEEN_FILES;
    }

    @Override
    public void atRest() {
        checked.ifPresent(file -> keep(file, out::println));
    }

    @Override
    public void listed(int plies, int positions) {
        if (tellsOfPlies) {
            out.println("after " + plies + " plies: " + positions + " positions");
        }
    }

    @Override
    public synchronized void searched(int positions, int all) {
        if (!quiet && System.nanoTime() - lastLine > BETWEEN_LINES) {
            lastLine = System.nanoTime();
            out.printf(
                    Locale.ROOT,
                    "searched: %d of %d positions, %d in their games%n",
                    positions,
                    all,
                    memory.playedOut());
        }
    }
}
