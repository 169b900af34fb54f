package jump61.lab.benchmark;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import jump61.engine.Engine;
import jump61.engine.Limits;
import jump61.engine.SearchMonitor;
import jump61.game.Position;
import jump61.games.cubes.CubesGame;
import jump61.lab.usage.Usage;
import jump61.solver.Solver;
import jump61.solver.Verdict;

/**
 * Measures how close to the start the solver gets: solves positions of sensible games after a number of plies, and
 * prints how many it proved and the median number of nodes. Arguments: board size, plies, number of positions,
 * thousands of nodes for each.
 */
public final class SolverReach {
    private static final Limits SENSIBLE = Limits.nodes(20_000);
    private static final long BYTES = 1L << 29;

    private SolverReach() {}

    /** Runs the benchmark. */
    public static void main(String[] arguments) {
        Usage.require(SolverReach.class, arguments, 4, "SIZE PLIES POSITIONS THOUSANDS_OF_NODES");
        int size = Integer.parseInt(arguments[0]);
        int plies = Integer.parseInt(arguments[1]);
        int count = Integer.parseInt(arguments[2]);
        int thousands = Integer.parseInt(arguments[3]);
        Random random = new Random(61);
        List<Long> nodes = new ArrayList<>();
        int proven = 0;
        for (int i = 0; i < count; i++) {
            Position position = sensible(size, plies, random);
            // The solver polls once in 1,024 nodes.
            AtomicInteger asked = new AtomicInteger();
            Verdict verdict = new Solver(BYTES, () -> asked.incrementAndGet() > thousands).solve(position);
            proven += verdict.proven() ? 1 : 0;
            nodes.add(verdict.proven() ? verdict.nodes() : Long.MAX_VALUE);
        }
        nodes.sort(null);
        long median = nodes.get(count / 2);
        System.out.printf(
                Locale.ROOT,
                "%dx%d after %d plies: %d of %d proven, median %s nodes%n",
                size,
                size,
                plies,
                proven,
                count,
                median == Long.MAX_VALUE ? "more than allowed" : Long.toString(median));
    }

    /** Plays four random moves, then good ones; starts again if the game ends too soon. */
    private static Position sensible(int size, int plies, Random random) {
        while (true) {
            Engine engine = new Engine();
            Position position = CubesGame.INSTANCE.start(size);
            for (int ply = 0; ply < plies && position.result().isEmpty(); ply++) {
                var moves = position.legalMoves();
                position = position.play(
                                ply < 4
                                        ? moves.get(random.nextInt(moves.size()))
                                        : engine.search(position, SENSIBLE, SearchMonitor.NONE)
                                                .best()
                                                .orElseThrow())
                        .after();
            }
            if (position.result().isEmpty()) {
                return position;
            }
        }
    }
}
