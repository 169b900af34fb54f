package jump61.tools;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import jump61.engine.Engine;
import jump61.engine.Limits;
import jump61.engine.Score;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.solver.ProofChecker;
import jump61.solver.ProofFile;
import jump61.solver.Solver;
import jump61.solver.Strategy;
import jump61.solver.StrategyFinder;
import jump61.solver.Verdict;

/** {@code jump61 solve}: proves who wins a position, how soon, and how; and checks such proofs. */
public final class SolveTool implements Tool {
    private static final String HELP = """
            Usage: jump61 solve [OPTION]... [POSITION]
                   jump61 solve --check FILE

            Proves who wins a position with best play, how soon, and by which line. POSITION is written as in game
            files, for example "2r 1- / 1- 1-"; without it, the start.
              --game NAME      jump61, sim or checkers (jump61)
              --size N         the board's size, without a position
              --seconds N      give up after so many seconds (600)
              --distance N     of them, how many may go into the exact distance (60)
              --memory MB      for what is known of positions (1024, or half of what Java may use)
              --proof FILE     write the winner's whole strategy to a file
              --check FILE     check such a file by playing out everything the other side can do
              --quiet          no progress
            """;

    private static final Limits FIRST_LOOK = Limits.nodes(2_000_000);
    private static final int MEGABYTE = 1 << 20;
    private static final int LONGEST_SECONDS = 10_000_000;

    @Override
    public String help() {
        return HELP;
    }

    @Override
    public int run(Options options, PrintStream out) throws UsageException {
        Optional<Path> check = ToolFiles.path(options, "--check");
        if (check.isPresent()) {
            options.requireNoOthers(0);
            return check(check.get(), out);
        }
        long usualMemory = Math.min(1024, Runtime.getRuntime().maxMemory() / MEGABYTE / 2);
        long seconds = options.number("--seconds", 1, LONGEST_SECONDS, 600);
        long forDistance = options.number("--distance", 0, LONGEST_SECONDS, 60);
        long memory = options.number("--memory", 1, 1 << 14, usualMemory);
        Optional<Path> proof = ToolFiles.path(options, "--proof");
        boolean quiet = options.flag("--quiet");
        Position position = GameOptions.position(options);
        options.requireNoOthers(1);
        if (position.result().isPresent()) {
            out.println("The game is over.");
            return OK;
        }
        return new Work(position, seconds, forDistance, memory * MEGABYTE, quiet, out).run(proof);
    }

    private static int check(Path file, PrintStream out) {
        try {
            Strategy strategy = ProofFile.read(file);
            Optional<String> fault = ProofChecker.fault(strategy);
            out.println(fault.map(text -> "No proof: " + text)
                    .orElseGet(() -> "Proven: " + strategy.winner().title() + " wins "
                            + strategy.start().notation() + " in at most " + strategy.longest() + " plies ("
                            + strategy.moves().size() + " positions)"));
            return fault.isPresent() ? FAILED : OK;
        } catch (IOException unreadable) {
            out.println("No proof: " + unreadable.getMessage());
            return FAILED;
        }
    }

    /** One position to be solved. */
    private static final class Work {
        private final Position position;
        private final Duration forDistance;
        private final PrintStream out;
        private final boolean quiet;
        private final long end;
        private final Solver solver;
        private final BooleanSupplier outOfTime;

        Work(Position position, long seconds, long forDistance, long bytes, boolean quiet, PrintStream out) {
            this.position = position;
            this.forDistance = Duration.ofSeconds(forDistance);
            this.out = out;
            this.quiet = quiet;
            this.end = System.nanoTime() + Duration.ofSeconds(seconds).toNanos();
            this.outOfTime = () -> System.nanoTime() - end > 0;
            this.solver = new Solver(bytes, outOfTime);
        }

        int run(Optional<Path> proof) {
            long began = System.nanoTime();
            SearchResult look = new Engine().search(position, FIRST_LOOK, SearchMonitor.NONE);
            Verdict verdict = isProven(look.score()) && proof.isEmpty()
                    ? new Verdict(true, Optional.of(winner(look.score())), look.nodes())
                    : solver.solve(position);
            if (!verdict.proven()) {
                tell("Not proven: %d nodes in %.1f s.", verdict.nodes(), secondsSince(began));
                return FAILED;
            }
            String result = verdict.winner().map(side -> side.title() + " wins").orElse("Both win");
            tell("%s: %d nodes in %.1f s.", result, verdict.nodes(), secondsSince(began));
            Optional<Strategy> strategy = proof.isPresent() && verdict.winner().isPresent()
                    ? strategy(verdict.winner().get())
                    : Optional.empty();
            tellDistance(look, strategy);
            return proof.isEmpty() ? OK : write(strategy, proof.get());
        }

        private Optional<Strategy> strategy(Side winner) {
            return new StrategyFinder(solver, (plies, moves) -> {
                        if (!quiet) {
                            tell("strategy: %d plies, %d moves", plies, moves);
                        }
                    })
                    .find(position, winner);
        }

        private void tellDistance(SearchResult look, Optional<Strategy> strategy) {
            Duration left = Duration.ofNanos(Math.max(1, end - System.nanoTime()));
            Duration time = left.compareTo(forDistance) < 0 ? left : forDistance;
            SearchResult found = isProven(look.score()) || time.isZero()
                    ? look
                    : new Engine().search(position, Limits.time(time), SearchMonitor.NONE);
            if (isProven(found.score())) {
                tell("Distance: %d plies.", found.score().distance());
                tell("Line: %s", AnalyzeTool.line(wholeLine(found.line())));
            } else {
                tell("Distance: more than %d plies.", found.depth());
                strategy.ifPresent(known -> tell("Distance: at most %d plies.", known.longest()));
            }
        }

        /** A search tells the beginning of its line at least; the rest is asked for move by move. */
        private List<Move> wholeLine(List<Move> beginning) {
            List<Move> line = new ArrayList<>(beginning);
            Position at = position;
            for (Move move : beginning) {
                at = at.play(move).after();
            }
            Engine engine = new Engine();
            while (at.result().isEmpty() && !outOfTime.getAsBoolean()) {
                Move next =
                        engine.search(at, FIRST_LOOK, SearchMonitor.NONE).best().orElseThrow();
                line.add(next);
                at = at.play(next).after();
            }
            return line;
        }

        private int write(Optional<Strategy> strategy, Path file) {
            if (strategy.isEmpty()) {
                tell("There was no time for the whole strategy, or none to tell.");
                return FAILED;
            }
            try {
                ProofFile.write(strategy.get(), file);
                tell("Proof: %d positions in %s", strategy.get().moves().size(), file);
                return OK;
            } catch (IOException unwritable) {
                tell("The proof could not be written: %s", unwritable.getMessage());
                return FAILED;
            }
        }

        private Side winner(Score score) {
            Side mover = position.toMove();
            return score.isWin() ? mover : position.game().opponent(mover);
        }

        private static boolean isProven(Score score) {
            return score.isWin() || score.isLoss();
        }

        private static double secondsSince(long nanos) {
            return (System.nanoTime() - nanos) / 1e9;
        }

        private void tell(String format, Object... arguments) {
            out.printf(Locale.ROOT, format + "%n", arguments);
            out.flush();
        }
    }
}
