package jump61.lab.proof;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import jump61.console.FailedException;
import jump61.console.Tool;
import jump61.console.ToolFiles;
import jump61.game.Position;
import jump61.game.Side;
import jump61.record.RecordFiles;
import jump61.solver.Distance;
import jump61.solver.ProofLibrary;
import jump61.solver.Seal;
import jump61.solver.SolveEffort;
import jump61.solver.SolveWork;
import jump61.solver.Solver;
import jump61.solver.Strategy;
import jump61.solver.Verdict;

/** Solves one position, reports the result, and stores what was found out: the table, and the winner's strategy. */
final class ProofWork {
    private final Position position;
    private final SolveWork work;
    private Optional<KeptTable> table = Optional.empty();
    private Seal seal;
    private Optional<Path> answers = Optional.empty();
    private int listedPlies = Strategy.ALL_PLIES;
    private boolean kept;
    private int tooLong = Integer.MAX_VALUE;

    ProofWork(Position position, SolveEffort effort, boolean quiet, PrintStream out) {
        this.position = position;
        this.work = new SolveWork(position, effort, quiet, out);
    }

    /**
     * Continues from the table in a file, if it exists, and stores the table there. Until a strategy is written, its
     * answers are stored next to it.
     */
    void keepTable(Path file, Seal seal) {
        KeptTable kept = new KeptTable(file, seal, position, line -> work.tell("%s", line));
        work.meanwhile(kept::keepIfDue);
        table = Optional.of(kept);
        this.seal = seal;
        answers = Optional.of(file.resolveSibling(file.getFileName() + ".answers"));
    }

    /**
     * Prevents a strategy from being written if it takes this many plies or more, because a stored one is at least as fast.
     */
    void writeOnlyBelow(int plies) {
        tooLong = plies;
    }

    /** Makes the work check the strategy once, because it is stored for play. */
    void checkAsKept() {
        kept = true;
    }

    /** Makes the strategy list no moves after this many plies. */
    void listOnly(int plies) {
        listedPlies = plies;
    }

    /**
     * Solves the position and prints the result.
     *
     * @param proof the file for the winner's strategy, if one is requested
     * @return the exit code
     */
    int run(Optional<Path> proof) {
        table.ifPresent(kept -> kept.resume(work.solver()));
        try {
            return solve(proof);
        } finally {
            keepTable();
        }
    }

    private void keepTable() {
        table.ifPresent(kept -> kept.keep(work.solver()));
    }

    private int solve(Optional<Path> proof) {
        Verdict verdict = work.prove();
        keepTable();
        work.tell(verdict);
        if (!verdict.proven()) {
            return Tool.FAILED;
        }
        if (verdict.winner().isEmpty()) {
            proof.ifPresent(file -> work.tell("Nobody can force a win, so there is no strategy to write."));
            return Tool.OK;
        }
        Side winner = verdict.winner().get();
        // If a strategy is requested, time must be left for it.
        Optional<Distance> distance = work.distance(winner, proof.isPresent() ? 2 : 1);
        if (distance.isEmpty()) {
            return Tool.FAILED;
        }
        return proof.isEmpty() ? Tool.OK : write(strategy(winner, distance.get()), proof.get());
    }

    private Optional<FoundStrategy> strategy(Side winner, Distance distance) {
        int within = distance.isExact() ? distance.atMost() : Solver.ANY_PLIES;
        StrategyFinder finder = new StrategyFinder(
                work.solver(), (plies, moves) -> work.progress("strategy: %d plies, %d moves", plies, moves));
        finder.listOnly(listedPlies);
        answers.ifPresent(file -> {
            if (Files.exists(file)) {
                work.tell("Going on with the answers in %s.", ToolFiles.shown(file));
            }
            finder.keepIn(
                    file,
                    seal,
                    problem -> work.tell("%s cannot be used: %s", ToolFiles.shown(file), ToolFiles.reason(problem)));
        });
        return finder.find(position, winner, within);
    }

    private int write(Optional<FoundStrategy> strategy, Path file) {
        if (strategy.isEmpty()) {
            work.tell("There was no time for the whole strategy.");
            return Tool.FAILED;
        }
        if (strategy.get().longest() >= tooLong) {
            work.tell(
                    "A proof of at most %d plies is stored already; this one, of at most %d, is not kept.",
                    tooLong, strategy.get().longest());
            return Tool.OK;
        }
        try {
            RecordFiles.replace(file, ProofFileWriter.bytes(strategy.get()));
            work.tell(
                    "Proof: wins in at most %d plies, %d positions in %s",
                    strategy.get().longest(), strategy.get().size(), ToolFiles.shown(file));
            if (answers.isPresent()) {
                Files.deleteIfExists(answers.get());
            }
            if (kept) {
                new ProofLibrary().checked(file);
                work.tell("Checked: the program plays by it from now on.");
            }
            return Tool.OK;
        } catch (IOException unwritable) {
            throw new FailedException("the proof could not be written: " + ToolFiles.reason(unwritable));
        }
    }
}
