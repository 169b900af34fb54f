package jump61.tools;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import jump61.game.Position;
import jump61.game.Side;
import jump61.record.RecordFiles;
import jump61.solver.FoundStrategy;
import jump61.solver.ProofFileWriter;
import jump61.solver.ProofLibrary;
import jump61.solver.RootWatcher;
import jump61.solver.SampleMean;
import jump61.solver.Solver;
import jump61.solver.Strategy;
import jump61.solver.StrategyFinder;
import jump61.solver.Verdict;
import jump61.solver.WorkUnits;

/**
 * A proof divided into units, as files in a folder: {@code start.txt} says what is divided, and {@code 00001.unit} and
 * so on contain one position each. A solved unit has a proof beside it, {@code 00001.proof}, and its cost, {@code
 * 00001.nodes}.
 */
final class SolveBatch {
    private static final String NODES = ".nodes";
    private static final String START = "start.txt";
    private static final double CONFIDENCE = 1.96;

    private final PrintStream out;

    SolveBatch(PrintStream out) {
        this.out = out;
    }

    /** Divides a position into those this many plies later. A folder that already contains units is not changed. */
    int split(Position start, int plies, Path folder) throws IOException {
        if (Files.exists(folder.resolve(START))) {
            out.println(folder + " holds units already.");
            return Tool.FAILED;
        }
        Files.createDirectories(folder);
        List<Position> units = WorkUnits.split(start, plies);
        for (int i = 0; i < units.size(); i++) {
            String name = String.format(Locale.ROOT, "%05d%s", i + 1, ProofUnit.EXTENSION);
            RecordFiles.replace(folder.resolve(name), ProofUnit.text(units.get(i)));
        }
        // Written last, to show that all units are there.
        RecordFiles.replace(folder.resolve(START), plies + "\n" + ProofUnit.text(start));
        out.println(units.size() + " units in " + folder);
        return Tool.OK;
    }

    /** Solves a unit, unless it has been solved already. */
    int unit(Path unit, long seconds, long bytes, int threads) throws IOException {
        Path proof = ProofUnit.beside(unit, ProofLibrary.EXTENSION);
        if (Files.exists(proof)) {
            out.println(unit + ": solved already");
            return Tool.OK;
        }
        Position position = ProofUnit.read(ToolFiles.text(unit));
        long end = System.nanoTime() + seconds * 1_000_000_000;
        Solver solver = new Solver(bytes, threads, () -> System.nanoTime() - end > 0, RootWatcher.NONE);
        Verdict verdict = solver.solve(position);
        Optional<Side> winner = verdict.winner();
        Optional<FoundStrategy> strategy = winner.flatMap(
                side -> new StrategyFinder(solver, (plies, moves) -> {}).find(position, side, Solver.ANY_PLIES));
        if (strategy.isEmpty()) {
            out.println(unit + ": not solved in " + seconds + " s, " + verdict.nodes() + " nodes");
            return Tool.FAILED;
        }
        RecordFiles.replace(ProofUnit.beside(unit, NODES), verdict.nodes() + "\n");
        RecordFiles.replace(proof, ProofFileWriter.bytes(strategy.get()));
        out.println(unit + ": " + colour(position, winner.get()) + " wins, " + verdict.nodes() + " nodes");
        return Tool.OK;
    }

    /**
     * Checks the solved units, prints what follows from them, and writes the complete proof, if there is one, to a
     * file.
     */
    int join(Path folder, Optional<Path> proof) throws IOException {
        String[] lines = ToolFiles.text(folder.resolve(START)).split("\n", 2);
        Position start = ProofUnit.read(lines[1]);
        List<Strategy> proven = new ArrayList<>();
        List<Double> nodes = new ArrayList<>();
        int units = 0;
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + ProofUnit.EXTENSION)) {
            for (Path unit : files) {
                units++;
                Path file = ProofUnit.beside(unit, ProofLibrary.EXTENSION);
                if (Files.exists(file)) {
                    proven.add(ProofUnit.checked(unit, file));
                    nodes.add(Double.valueOf(
                            ToolFiles.text(ProofUnit.beside(unit, NODES)).strip()));
                }
            }
        }
        out.printf(Locale.ROOT, "%d of %d units are solved, and checked.%n", proven.size(), units);
        tellEstimate(nodes, units);
        Optional<FoundStrategy> whole = WorkUnits.join(start, Integer.parseInt(lines[0].strip()), proven);
        if (whole.isEmpty()) {
            out.println("They do not tell yet who wins.");
            return Tool.FAILED;
        }
        out.printf(
                "%s wins in at most %d plies.%n",
                colour(start, whole.get().winner()), whole.get().longest());
        if (proof.isPresent()) {
            RecordFiles.replace(proof.get(), ProofFileWriter.bytes(whole.get()));
        }
        return Tool.OK;
    }

    /**
     * Prints an estimate. The mean of a random sample, times the number of units, is unbiased; its error decreases as
     * the sample grows.
     */
    private void tellEstimate(List<Double> nodes, int units) {
        int count = nodes.size();
        if (count < 2) {
            return;
        }
        SampleMean all = SampleMean.of(nodes).times(units);
        // Without those that are solved already, less is left to chance.
        double error = CONFIDENCE * all.error() * Math.sqrt(1 - (double) count / units);
        out.printf(
                Locale.ROOT,
                "All units take %.3g ± %.2g nodes, if those solved were taken at random, none left out as too hard.%n",
                all.mean(),
                error);
    }

    private static String colour(Position position, Side side) {
        return position.game().colour(side).title();
    }
}
