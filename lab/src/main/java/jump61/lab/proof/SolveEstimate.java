package jump61.lab.proof;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Stream;
import jump61.console.GameOptions;
import jump61.console.Options;
import jump61.console.Tool;
import jump61.console.UsageException;
import jump61.engine.Engine;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
import jump61.game.Level;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.solver.Solver;
import jump61.solver.Verdict;

/**
 * Estimates how many positions a divided proof expands, from units drawn at random. The estimate so far is printed after
 * every unit, so that a run can be stopped at any time.
 */
final class SolveEstimate {
    private static final int LONGEST_GAME = 1000;
    private static final double CONFIDENCE = 1.96;
    /** The level that chooses the winner's moves, which are always the same for the same position. */
    private static final Level CHOICE = Level.of(5);

    private final Position start;
    private final Side winner;
    private final UnitSampler sampler;
    private final long mostNodes;
    private final long bytes;
    private final PrintStream out;
    private final List<Double> costs = new ArrayList<>();
    private final List<Double> counts = new ArrayList<>();
    private int givenUp;
    private int lost;

    private SolveEstimate(
            Position start, Side winner, UnitSampler sampler, long mostNodes, long bytes, PrintStream out) {
        this.start = start;
        this.winner = winner;
        this.sampler = sampler;
        this.mostNodes = mostNodes;
        this.bytes = bytes;
        this.out = out;
    }

    /** Draws {@code samples} units, and prints an estimate based on them. */
    static int run(Options options, int samples, long bytes, PrintStream out) throws UsageException {
        int plies = (int) options.number("--plies", 1, LONGEST_GAME, 3);
        int round = (int) options.number("--round", 1, LONGEST_GAME, plies);
        long mostNodes = options.number("--nodes", 1, Long.MAX_VALUE, 1_000_000);
        Random random = new Random(options.number("--seed", Long.MIN_VALUE, Long.MAX_VALUE, 1));
        Position start = GameOptions.position(options);
        Side winner = winner(options, start);
        options.requireNoOthers(1);
        UnitSampler sampler = new UnitSampler(winner, choice(), plies, round);
        SolveEstimate estimate = new SolveEstimate(start, winner, sampler, mostNodes, bytes, out);
        for (int sample = 0; sample < samples; sample++) {
            estimate.add(sampler.draw(start, random));
        }
        estimate.tellAll();
        return Tool.OK;
    }

    /** {@return the side that should win: by default, the side to move} */
    private static Side winner(Options options, Position start) throws UsageException {
        List<String> names =
                Stream.of(Side.values()).map(side -> name(start, side)).toList();
        return options.choice("--winner", names)
                .map(name -> Side.values()[names.indexOf(name)])
                .orElse(start.toMove());
    }

    private static String name(Position position, Side side) {
        return position.game().colour(side).title().toLowerCase(Locale.ROOT);
    }

    private static Function<Position, Optional<Move>> choice() {
        Engine engine = new Engine();
        return position -> {
            SearchResult found = engine.play(position, CHOICE, 0, SearchMonitor.NONE);
            return found.best().filter(move -> !found.score().isWin());
        };
    }

    private void add(Optional<UnitSampler.Drawn> drawn) {
        if (drawn.isEmpty()) {
            count("everything is decided on the way", 0, 0);
            return;
        }
        // Each unit has a table of its own; otherwise, its cost would depend on the units before it.
        Verdict verdict = new Solver(bytes, () -> false).solve(drawn.get().unit(), mostNodes);
        givenUp += verdict.proven() ? 0 : 1;
        lost += verdict.proven() && !verdict.winner().equals(Optional.of(winner)) ? 1 : 0;
        String result = verdict.winner()
                .map(side -> start.game().colour(side).title() + " wins")
                .orElse(verdict.proven() ? "both win" : "given up");
        count(result, drawn.get().standsFor(), verdict.nodes());
    }

    private void count(String result, double standsFor, long nodes) {
        counts.add(standsFor);
        costs.add(standsFor * nodes);
        tell(
                "%d: %s, %d positions, stands for %.3g units; so far %s positions in %s units",
                costs.size(), result, nodes, standsFor, text(costs), text(counts));
    }

    private void tellAll() {
        String error = costs.size() < 2 ? "from one sample, so the error is not known" : "intervals of 95 %";
        tell("Estimate: %s units, %s positions (%s).", text(counts), text(costs), error);
        if (givenUp > 0) {
            tell(
                    "%d of %d units were given up after %d positions and counted with these, so this is a lower bound.",
                    givenUp, costs.size(), mostNodes);
        }
        if (lost > 0) {
            tell(
                    "%s does not win %d of %d units, so it would have to play other moves, which costs more.",
                    start.game().colour(winner).title(), lost, costs.size());
        }
    }

    private static String text(List<Double> values) {
        SampleMean sample = SampleMean.of(values);
        return values.size() < 2
                ? String.format(Locale.ROOT, "%.3g", sample.mean())
                : String.format(Locale.ROOT, "%.3g ± %.2g", sample.mean(), CONFIDENCE * sample.error());
    }

    private void tell(String format, Object... arguments) {
        out.printf(Locale.ROOT, format + "%n", arguments);
        out.flush();
    }
}
