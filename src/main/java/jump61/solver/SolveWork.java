package jump61.solver;

import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import jump61.console.AnalysisReport;
import jump61.console.JsonLines;
import jump61.console.Tool;
import jump61.engine.Engine;
import jump61.engine.Limits;
import jump61.engine.Score;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.game.Tablebases;

/** Solves one position and prints the result. */
public final class SolveWork implements RootWatcher {
    private static final long NODES_AT_FIRST = 500_000;

    private static final long NODES_BETWEEN_LINES = 1_000_000;
    private static final long WITHOUT_A_LINE = Duration.ofMinutes(1).toNanos();

    private final Position position;
    private final Duration forDistance;
    private final boolean anew;
    private final PrintStream out;
    private final boolean quiet;
    private final Limits firstLook;
    private final long end;
    private final Solver solver;
    private Consumer<Solver> meanwhile = solver -> {};
    private Optional<JsonLines> json = Optional.empty();
    private long began;
    private Score look;
    private long pause;
    private long nextNodes = NODES_BETWEEN_LINES;
    private long lastLine = System.nanoTime();

    /** Creates the work; its time begins now. */
    public SolveWork(Position position, SolveEffort effort, boolean quiet, PrintStream out) {
        this.position = position;
        this.forDistance = Duration.ofSeconds(effort.forDistance());
        this.anew = effort.anew();
        this.out = out;
        this.quiet = quiet;
        this.firstLook = new Limits(Integer.MAX_VALUE, NODES_AT_FIRST, Duration.ofSeconds(effort.seconds()));
        this.end = System.nanoTime() + firstLook.time().toNanos();
        this.pause = end;
        this.solver = new Solver(effort.bytes(), effort.threads(), this::isOver, this);
    }

    /** Prints JSON instead of text. */
    public void tellAsJson() {
        json = Optional.of(new JsonLines(out));
    }

    /** Sets an action to run now and then while the solver works, on its thread. */
    public void meanwhile(Consumer<Solver> task) {
        meanwhile = task;
    }

    private boolean isOver() {
        meanwhile.accept(solver);
        return System.nanoTime() - pause > 0;
    }

    /** {@return the solver, which contains everything found out so far} */
    public Solver solver() {
        return solver;
    }

    /**
     * Solves the position and prints the result.
     *
     * @return the exit code
     */
    public int run() {
        if (position.result().isPresent()) {
            tell("The game is over.");
            return Tool.OK;
        }
        Verdict verdict = prove();
        tell(verdict);
        if (verdict.winner().isEmpty()) {
            return verdict.proven() ? Tool.OK : Tool.FAILED;
        }
        return distance(verdict.winner().get(), 1).isPresent() ? Tool.OK : Tool.FAILED;
    }

    /** {@return who wins, if that is proven in time} The game must not be over in the position. */
    public Verdict prove() {
        began = System.nanoTime();
        Engine engine = anew ? Engine.withoutStoredProofs() : new Engine();
        SearchResult first = engine.search(position, firstLook, SearchMonitor.NONE);
        look = first.score();
        return isProven() ? new Verdict(true, Optional.of(winner()), first.nodes()) : solver.solve(position);
    }

    /** Prints what {@link #prove} has returned. */
    public void tell(Verdict verdict) {
        double seconds = (System.nanoTime() - began) / 1e9;
        boolean stored = !anew && isProven() && isStored();
        if (json.isPresent()) {
            print(verdict, seconds, stored);
            return;
        }
        if (!verdict.proven()) {
            tell("Not proven: %d nodes in %.1f s.", verdict.nodes(), seconds);
            return;
        }
        String result = verdict.winner()
                .map(side -> position.game().colour(side).title() + " wins")
                .orElse("Both win");
        String source = stored ? ", from a stored proof" : "";
        tell("%s: proven in %.1f s%s.", result, seconds, source);
    }

    /**
     * Finds the distance of the win that {@link #prove} has found, and prints it.
     *
     * @param share the fraction of the remaining time that this may take, as a divisor
     * @return the distance; empty, after printing a line about it, if the proof turns out to be wrong
     */
    public Optional<Distance> distance(Side winner, int share) {
        long now = System.nanoTime();
        pause = now + Math.min((end - now) / share, forDistance.toNanos());
        int atMost = isProven() ? look.distance() : Solver.ANY_PLIES;
        Distance distance = new DistanceFinder(solver, plies -> progress("more than %s", count(plies)))
                .find(position, winner, atMost);
        pause = end;
        if (distance.moreThan() >= distance.atMost()) {
            tell("That is wrong: a win takes more than %s, if there is one.", count(distance.moreThan()));
            return Optional.empty();
        }
        tell(distance);
        return Optional.of(distance);
    }

    private void print(Verdict verdict, double seconds, boolean stored) {
        Map<String, Object> object = JsonLines.object("verdict");
        object.put("proven", verdict.proven());
        object.put(
                "winner",
                verdict.winner().map(side -> position.game().colour(side).id()).orElse(null));
        object.put("nodes", verdict.nodes());
        object.put("seconds", seconds);
        object.put("stored", stored);
        json.orElseThrow().print(object);
    }

    private void print(Distance distance) {
        Map<String, Object> object = JsonLines.object("distance");
        object.put("exact", distance.isExact());
        object.put("moreThan", distance.moreThan());
        object.put("atMost", distance.atMost());
        object.put("line", JsonLines.moves(distance.line()));
        json.orElseThrow().print(object);
    }

    private static String count(int plies) {
        return plies == 1 ? "1 ply" : plies + " plies";
    }

    private void tell(Distance distance) {
        if (json.isPresent()) {
            print(distance);
            return;
        }
        if (distance.isExact()) {
            tell("Distance: %s.", count(distance.atMost()));
            if (!distance.line().isEmpty()) {
                tell("Line: %s", AnalysisReport.line(distance.line()));
            }
        } else {
            tell("Distance: more than %s, at most %d.", count(distance.moreThan()), distance.atMost());
        }
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

    private Side winner() {
        Side mover = position.toMove();
        return look.isWin() ? mover : mover.opponent();
    }

    private boolean isProven() {
        return look.isWin() || look.isLoss();
    }

    /** Prints a line of progress, unless progress is turned off. */
    public void progress(String format, Object... arguments) {
        if (!quiet) {
            tell(format, arguments);
        }
    }

    /** Prints a line. */
    public void tell(String format, Object... arguments) {
        if (json.isPresent()) {
            Map<String, Object> object = JsonLines.object("progress");
            object.put("text", String.format(Locale.ROOT, format, arguments));
            json.get().print(object);
        } else {
            out.printf(Locale.ROOT, format + "%n", arguments);
            out.flush();
        }
        lastLine = System.nanoTime();
    }
}
