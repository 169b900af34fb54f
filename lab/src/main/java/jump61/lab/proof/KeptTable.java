package jump61.lab.proof;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Consumer;
import jump61.console.FailedException;
import jump61.console.ToolFiles;
import jump61.game.Position;
import jump61.solver.Seal;
import jump61.solver.Solver;

/** The file from which a long proof continues after its process has ended in any way. */
final class KeptTable {
    private static final long BETWEEN = Duration.ofMinutes(10).toNanos();

    private final Path file;
    private final Seal seal;
    private final Position position;
    private final Consumer<String> teller;
    private long due = System.nanoTime() + BETWEEN;

    /** Creates a table that is stored in {@code file}; {@code teller} receives lines for the user. */
    KeptTable(Path file, Seal seal, Position position, Consumer<String> teller) {
        this.file = file;
        this.seal = seal;
        this.position = position;
        this.teller = teller;
    }

    /**
     * Reads the file if it exists, and makes sure now that it can be written later.
     *
     * @throws FailedException if it cannot be read or written
     */
    void resume(Solver solver) {
        try {
            if (!Files.exists(file)) {
                TableFile.keep(solver, file, seal, position);
                due = System.nanoTime() + BETWEEN;
                return;
            }
            teller.accept("Going on with " + TableFile.resume(solver, file, seal, position) + " positions from "
                    + ToolFiles.shown(file) + ".");
        } catch (IOException unusable) {
            throw new FailedException(file + " cannot be used: " + ToolFiles.reason(unusable));
        }
    }

    /** Writes the file if it was last written long ago. */
    void keepIfDue(Solver solver) {
        if (System.nanoTime() - due > 0) {
            keep(solver);
        }
    }

    /** Writes the file. A failure is reported, but does not end the work. */
    void keep(Solver solver) {
        try {
            TableFile.keep(solver, file, seal, position);
        } catch (IOException unwritable) {
            teller.accept("The table could not be written: " + ToolFiles.reason(unwritable));
        } finally {
            due = System.nanoTime() + BETWEEN;
        }
    }
}
