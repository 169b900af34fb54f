package jump61.solver;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import jump61.console.AnalysisReport;
import jump61.console.Tool;
import jump61.console.ToolFiles;
import jump61.engine.Engine;
import jump61.engine.Limits;
import jump61.engine.Score;
import jump61.engine.SearchMonitor;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.game.Tablebases;
import jump61.record.RecordFiles;

/** Solves one position and reports the result. */
final class SolveWork implements RootWatcher {
    private static final long NODES_AT_FIRST = 500_000;

    private static final long NODES_BETWEEN_LINES = 1_000_000;
    private static final long WITHOUT_A_LINE = Duration.ofMinutes(1).toNanos();

    private final Position position;
    private final Duration forDistance;
    private final PrintStream out;
    private final boolean quiet;
    private final Limits firstLook;
    private final long end;
    private final Solver solver;
    private Optional<KeptTable> table = Optional.empty();
    private Optional<Path> answers = Optional.empty();
    private boolean wantsStrategy;
    private int listedPlies = Strategy.ALL_PLIES;
    private int tooLong = Integer.MAX_VALUE;
    private long pause;
    private long nextNodes = NODES_BETWEEN_LINES;
    private long lastLine = System.nanoTime();

    SolveWork(
            Position position,
            long seconds,
            long forDistance,
            long bytes,
            int threads,
            boolean quiet,
            PrintStream out) {
        this.position = position;
        this.forDistance = Duration.ofSeconds(forDistance);
        this.out = out;
        this.quiet = quiet;
        this.firstLook = new Limits(Integer.MAX_VALUE, NODES_AT_FIRST, Duration.ofSeconds(seconds));
        this.end = System.nanoTime() + firstLook.time().toNanos();
        this.pause = end;
        this.solver = new Solver(bytes, threads, this::isOver, this);
    }

    /**
     * Goes on from the table in a file if it exists, and keeps the table there; beside it, the answers of a strategy
     * until the strategy is written.
     */
    void keepTable(Path file) {
        table = Optional.of(new KeptTable(file, position, line -> tell("%s", line)));
        answers = Optional.of(file.resolveSibling(file.getFileName() + ".answers"));
    }

    /** A strategy is not written if it takes this many plies or more, because a stored one takes no longer. */
    void writeOnlyBelow(int plies) {
        tooLong = plies;
    }

    /** A strategy lists no moves after so many plies. */
    void listOnly(int plies) {
        listedPlies = plies;
    }

    private boolean isOver() {
        table.ifPresent(kept -> kept.keepIfDue(solver));
        return System.nanoTime() - pause > 0;
    }

    /**
     * Solves the position and prints the result.
     *
     * @return the exit code
     */
    int run(Optional<Path> proof) {
        if (table.isPresent() && !table.get().resume(solver)) {
            return Tool.FAILED;
        }
        try {
            return solve(proof);
        } finally {
            table.ifPresent(kept -> kept.keep(solver));
        }
    }

    private int solve(Optional<Path> proof) {
        long began = System.nanoTime();
        Score look =
                new Engine().search(position, firstLook, SearchMonitor.NONE).score();
        Verdict verdict =
                isProven(look) ? new Verdict(true, Optional.of(winner(look)), NODES_AT_FIRST) : solver.solve(position);
        table.ifPresent(kept -> kept.keep(solver));
        if (!verdict.proven()) {
            tell("Not proven: %d nodes in %.1f s.", verdict.nodes(), secondsSince(began));
            return Tool.FAILED;
        }
        String result = verdict.winner()
                .map(side -> position.game().colour(side).title() + " wins")
                .orElse("Both win");
        String source = isProven(look) && isStored() ? ", from a stored proof" : "";
        tell("%s: proven in %.1f s%s.", result, secondsSince(began), source);
        if (verdict.winner().isEmpty()) {
            proof.ifPresent(file -> tell("Nobody can force a win, so there is no strategy to write."));
            return Tool.OK;
        }
        Side winner = verdict.winner().get();
        wantsStrategy = proof.isPresent();
        Distance distance = distance(winner, isProven(look) ? look.distance() : Solver.ANY_PLIES);
        if (distance.moreThan() >= distance.atMost()) {
            tell("That is wrong: a win takes more than %d plies, if there is one.", distance.moreThan());
            return Tool.FAILED;
        }
        tell(distance);
        return proof.isEmpty() ? Tool.OK : write(strategy(winner, distance), proof.get());
    }

    @Override
    public void atRoot(long nodes, int proof, int disproof, Move move) {
        if (nodes >= nextNodes) {
            progress("%d nodes: proof number %d, disproof number %d, at %s", nodes, proof, disproof, move.notation());
            nextNodes = nodes + NODES_BETWEEN_LINES;
        }
    }

    @Override
    public void goingOn(long nodes) {
        if (System.nanoTime() - lastLine > WITHOUT_A_LINE) {
            progress("%d nodes", nodes);
        }
    }

    private boolean isStored() {
        return Stream.concat(
                        Stream.of(position),
                        position.legalMoves().stream()
                                .map(move -> position.play(move).after()))
                .anyMatch(known -> Tablebases.find(known).isPresent());
    }

    private Distance distance(Side winner, int atMost) {
        long now = System.nanoTime();
        // A strategy that is wanted must not wait in vain.
        long most = wantsStrategy ? (end - now) / 2 : end - now;
        pause = now + Math.min(most, forDistance.toNanos());
        Distance distance = new DistanceFinder(solver, plies -> progress("more than %d plies", plies))
                .find(position, winner, atMost);
        pause = end;
        return distance;
    }

    private void tell(Distance distance) {
        if (distance.isExact()) {
            tell("Distance: %d plies.", distance.atMost());
            if (!distance.line().isEmpty()) {
                tell("Line: %s", AnalysisReport.line(distance.line()));
            }
        } else {
            tell("Distance: more than %d plies, at most %d.", distance.moreThan(), distance.atMost());
        }
    }

    private Optional<FoundStrategy> strategy(Side winner, Distance distance) {
        int within = distance.isExact() ? distance.atMost() : Solver.ANY_PLIES;
        StrategyFinder finder =
                new StrategyFinder(solver, (plies, moves) -> progress("strategy: %d plies, %d moves", plies, moves));
        finder.listOnly(listedPlies);
        answers.ifPresent(file -> {
            if (Files.exists(file)) {
                tell("Going on with the answers in %s.", file);
            }
            finder.keepIn(file, problem -> tell("%s cannot be used: %s", file, ToolFiles.reason(problem)));
        });
        return finder.find(position, winner, within);
    }

    private int write(Optional<FoundStrategy> strategy, Path file) {
        if (strategy.isEmpty()) {
            tell("There was no time for the whole strategy.");
            return Tool.FAILED;
        }
        if (strategy.get().longest() >= tooLong) {
            tell(
                    "A proof of at most %d plies is stored already; this one, of at most %d, is not kept.",
                    tooLong, strategy.get().longest());
            return Tool.OK;
        }
        try {
            RecordFiles.replace(file, ProofFileWriter.bytes(strategy.get()));
            tell(
                    "Proof: wins in at most %d plies, %d positions in %s",
                    strategy.get().longest(), strategy.get().size(), file);
            if (answers.isPresent()) {
                Files.deleteIfExists(answers.get());
            }
            return Tool.OK;
        } catch (IOException unwritable) {
            tell("The proof could not be written: %s", ToolFiles.reason(unwritable));
            return Tool.FAILED;
        }
    }

    private Side winner(Score score) {
        Side mover = position.toMove();
        return score.isWin() ? mover : mover.opponent();
    }

    private static boolean isProven(Score score) {
        return score.isWin() || score.isLoss();
    }

    private static double secondsSince(long nanos) {
        return (System.nanoTime() - nanos) / 1e9;
    }

    private void progress(String format, Object... arguments) {
        if (!quiet) {
            tell(format, arguments);
        }
    }

    private void tell(String format, Object... arguments) {
        out.printf(Locale.ROOT, format + "%n", arguments);
        out.flush();
        lastLine = System.nanoTime();
    }
}
