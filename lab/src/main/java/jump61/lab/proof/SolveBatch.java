package jump61.lab.proof;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import jump61.console.FailedException;
import jump61.console.Tool;
import jump61.console.ToolFiles;
import jump61.game.Position;
import jump61.game.Side;
import jump61.record.RecordFiles;
import jump61.solver.ProofLibrary;
import jump61.solver.RootWatcher;
import jump61.solver.Solver;
import jump61.solver.Strategy;
import jump61.solver.Verdict;

/**
 * A proof divided into units, as files in a folder: {@code start.txt} says what is divided, and {@code 00001.unit} and so
 * on contain one position each. Next to a solved unit are its proof, {@code 00001.proof}, and its cost, {@code
 * 00001.nodes}.
 */
final class SolveBatch {
    private static final String NODES = ".nodes";
    private static final String START = "start.txt";
    /** Matches the number of plies to the units, and the position that is divided. */
    private static final Pattern SPLIT = Pattern.compile("([1-8])\\s*\n(.+)", Pattern.DOTALL);

    private static final double CONFIDENCE = 1.96;

    private final PrintStream out;

    SolveBatch(PrintStream out) {
        this.out = out;
    }

    /** Divides a position into those this many plies later. A folder that already contains units is not changed. */
    int split(Position start, int plies, Path folder) throws IOException {
        Files.createDirectories(folder);
        boolean complete = Files.exists(folder.resolve(START));
        if (complete || !files(folder).isEmpty()) {
            throw new FailedException(ToolFiles.shown(folder)
                    + (complete
                            ? " holds units already"
                            : " holds units of a split that was not finished; remove them"));
        }
        List<Position> units = WorkUnits.split(start, plies);
        for (int i = 0; i < units.size(); i++) {
            String name = String.format(Locale.ROOT, "%05d%s", i + 1, ProofUnit.EXTENSION);
            RecordFiles.replace(folder.resolve(name), ProofUnit.text(units.get(i)));
        }
        // Written last, to show that all units are there.
        RecordFiles.replace(folder.resolve(START), plies + "\n" + ProofUnit.text(start));
        out.println(units.size() + " units in " + ToolFiles.shown(folder));
        return Tool.OK;
    }

    /** Solves a unit, unless it has been solved already. */
    int unit(Path unit, long seconds, long bytes, int threads) throws IOException {
        Path proof = ProofUnit.beside(unit, ProofLibrary.EXTENSION);
        Position position = ProofUnit.read(unit, ToolFiles.text(unit));
        if (Files.exists(proof)) {
            try {
                ProofUnit.checked(position, proof);
                out.println(ToolFiles.shown(unit) + ": solved already");
                return Tool.OK;
            } catch (IOException wrong) {
                out.println(ToolFiles.reason(wrong) + "; the file is now called "
                        + ToolFiles.shown(RecordFiles.putAside(proof)));
            }
        }
        long end = System.nanoTime() + seconds * 1_000_000_000;
        Solver solver = new Solver(bytes, threads, () -> System.nanoTime() - end > 0, RootWatcher.NONE);
        Verdict verdict = solver.solve(position);
        Optional<Side> winner = verdict.winner();
        if (verdict.proven() && winner.isEmpty()) {
            out.println(ToolFiles.shown(unit) + ": nobody can force a win, " + verdict.nodes()
                    + " nodes; there is no proof to write");
            return Tool.OK;
        }
        Optional<FoundStrategy> strategy = winner.flatMap(
                side -> new StrategyFinder(solver, (plies, moves) -> {}).find(position, side, Solver.ANY_PLIES));
        if (strategy.isEmpty()) {
            out.println(ToolFiles.shown(unit) + ": not solved in " + seconds + " s, " + verdict.nodes() + " nodes");
            return Tool.FAILED;
        }
        RecordFiles.replace(ProofUnit.beside(unit, NODES), verdict.nodes() + "\n");
        RecordFiles.replace(proof, ProofFileWriter.bytes(strategy.get()));
        out.println(
                ToolFiles.shown(unit) + ": " + colour(position, winner.get()) + " wins, " + verdict.nodes() + " nodes");
        return Tool.OK;
    }

    /**
     * Checks the solved units, prints what follows from them, and writes the complete proof, if there is one, to a
     * file.
     */
    int join(Path folder, Optional<Path> proof) throws IOException {
        Path startFile = folder.resolve(START);
        Matcher split = SPLIT.matcher(ToolFiles.text(startFile));
        if (!split.matches()) {
            throw new IOException(ToolFiles.shown(startFile) + " is damaged");
        }
        Position start = ProofUnit.read(startFile, split.group(2));
        int plies = Integer.parseInt(split.group(1));
        Set<Position> units = new HashSet<>(WorkUnits.split(start, plies));
        Map<Position, Strategy> proven = new LinkedHashMap<>();
        List<Double> nodes = new ArrayList<>();
        for (Path unit : files(folder)) {
            checked(unit, units).ifPresent(strategy -> {
                if (proven.put(strategy.start().canonical(), strategy) == null) {
                    cost(unit).ifPresent(nodes::add);
                }
            });
        }
        out.printf(Locale.ROOT, "%d of %d units are solved, and checked.%n", proven.size(), units.size());
        tellEstimate(nodes, units.size());
        Optional<FoundStrategy> whole = WorkUnits.join(start, plies, proven.values());
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

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(ProofUnit.EXTENSION))
                    .sorted()
                    .toList();
        }
    }

    /** {@return the proof of a unit; empty if it has still to be solved, after printing why if it seems to be solved} */
    private Optional<Strategy> checked(Path unit, Set<Position> units) {
        try {
            Position position = ProofUnit.read(unit, ToolFiles.text(unit));
            if (!units.contains(position.canonical())) {
                throw new IOException("it is not one of the units of this folder");
            }
            Path file = ProofUnit.beside(unit, ProofLibrary.EXTENSION);
            return Files.exists(file) ? Optional.of(ProofUnit.checked(position, file)) : Optional.empty();
        } catch (IOException unusable) {
            out.println(ToolFiles.shown(unit) + " counts as not solved: " + ToolFiles.reason(unusable));
            return Optional.empty();
        }
    }

    /** {@return the cost of a unit, if it is still known} */
    private static Optional<Double> cost(Path unit) {
        try {
            String text = ToolFiles.text(ProofUnit.beside(unit, NODES)).strip();
            return Optional.of(text)
                    .filter(number -> number.matches("\\d{1,18}"))
                    .map(Double::valueOf);
        } catch (IOException missing) {
            return Optional.empty();
        }
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
        // The correction for a finite population: the more units are solved, the less is left to chance.
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
