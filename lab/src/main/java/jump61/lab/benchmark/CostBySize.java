package jump61.lab.benchmark;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import jump61.engine.Engine;
import jump61.engine.Limits;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
import jump61.game.Position;
import jump61.game.SearchState;
import jump61.games.cubes.CubesGame;
import jump61.lab.usage.Usage;

/**
 * Measures the cost of each step of the search of Jump61 on the board sizes given as arguments, as rows of a table:
 * play and undo, listing moves, and evaluation after each move, all in nanoseconds; millions of nodes per second; depth
 * in 50 ms. Times are the thread's processor time, so that other work on the machine hardly matters. The figures are
 * the best of several rounds, in the middle of games. One size per run gives each the compiler's full attention.
 */
public final class CostBySize {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int POSITIONS = 200;
    private static final int ROUNDS = 100;
    private static final int PASSES = 4;
    private static final int SEARCHED = 10;
    private static final int SEARCHES = 5;
    private static final Limits SENSIBLE = Limits.nodes(500);
    private static final Limits MANY_NODES = Limits.nodes(100_000);
    /** How many times 50 ms go into a second. */
    private static final long SHORT_TIMES = 20;

    private final int size;
    private final Random random = new Random(61);
    private final int[] moves;

    private CostBySize(int size) {
        this.size = size;
        moves = new int[size * size];
    }

    /** Runs the benchmark. */
    public static void main(String[] sizes) {
        Usage.require(CostBySize.class, sizes, 1, "SIZE...");
        Stream.of(sizes).map(Integer::valueOf).map(CostBySize::new).forEach(CostBySize::printRow);
    }

    /** Prints a row, one figure at a time, because the searches on large boards take minutes. */
    private void printRow() {
        System.out.print(steps());
        System.out.flush();
        System.out.println(searches());
    }

    private String steps() {
        List<SearchState> states = Stream.generate(() -> middle(true))
                .limit(POSITIONS)
                .map(position -> position.game().searchState(position))
                .toList();
        long legal =
                states.stream().mapToLong(state -> state.legalMoves(moves, 0)).sum();
        double list = nanos(() -> list(states)) / POSITIONS;
        double plays = nanos(() -> play(states));
        double play = (plays - list * POSITIONS) / legal;
        double evaluate = (nanos(() -> evaluate(states)) - plays) / legal;
        return String.format(Locale.ROOT, "| %d×%d | %.1f | %.1f | %.0f |", size, size, play, list, evaluate);
    }

    /** Skips the search of small boards, which are solved at once and leave nothing to measure. */
    private String searches() {
        List<Position> open = Stream.generate(() -> middle(false))
                .limit(10L * SEARCHED)
                .filter(this::undecided)
                .limit(SEARCHED)
                .toList();
        if (open.size() < SEARCHED) {
            return " – | to the end |";
        }
        double nodes = open.stream()
                .mapToDouble(position -> best(() -> nodesPerSecond(position)))
                .average()
                .orElseThrow();
        double depth = open.stream()
                .mapToDouble(position ->
                        best(() -> search(position, Limits.nodes(nodesPerSecond(position) / SHORT_TIMES))
                                .depth()))
                .average()
                .orElseThrow();
        return String.format(Locale.ROOT, " %.1f | %.1f |", nodes / 1e6, depth);
    }

    private boolean undecided(Position position) {
        var score = search(position, MANY_NODES).score();
        return !score.isWin() && !score.isLoss();
    }

    private static long nodesPerSecond(Position position) {
        long start = THREADS.getCurrentThreadCpuTime();
        long nodes = search(position, MANY_NODES).nodes();
        return nodes * 1_000_000_000L / (THREADS.getCurrentThreadCpuTime() - start);
    }

    private static double best(LongSupplier figure) {
        return IntStream.range(0, SEARCHES)
                .mapToLong(i -> figure.getAsLong())
                .max()
                .orElseThrow();
    }

    private static SearchResult search(Position position, Limits limits) {
        return new Engine().search(position, limits, SearchMonitor.NONE);
    }

    private Position middle(boolean randomly) {
        Predicate<Position> goesOn = position -> position.result().isEmpty();
        return Stream.generate(() -> game(randomly)).filter(goesOn).findFirst().orElseThrow();
    }

    private Position game(boolean randomly) {
        int squares = size * size;
        int plies = squares / 2 + random.nextInt(squares / 2);
        Position position = CubesGame.INSTANCE.start(size);
        for (int ply = 0; ply < plies && position.result().isEmpty(); ply++) {
            var legal = position.legalMoves();
            position = position.play(
                            randomly || ply < 4
                                    ? legal.get(random.nextInt(legal.size()))
                                    : search(position, SENSIBLE).best().orElseThrow())
                    .after();
        }
        return position;
    }

    private static double nanos(LongSupplier work) {
        return DoubleStream.generate(() -> round(work)).limit(ROUNDS).min().orElseThrow();
    }

    private static double round(LongSupplier work) {
        long sum = 0;
        long start = THREADS.getCurrentThreadCpuTime();
        for (int pass = 0; pass < PASSES; pass++) {
            sum += work.getAsLong();
        }
        double nanos = THREADS.getCurrentThreadCpuTime() - start;
        // Never true, but the compiler does not know that.
        return sum == Long.MIN_VALUE ? 0 : nanos / PASSES;
    }

    private long play(List<SearchState> states) {
        long sum = 0;
        for (SearchState state : states) {
            int to = state.legalMoves(moves, 0);
            for (int i = 0; i < to; i++) {
                state.play(moves[i]);
                sum += state.outcome();
                state.undo();
            }
        }
        return sum;
    }

    private long list(List<SearchState> states) {
        long sum = 0;
        for (SearchState state : states) {
            sum += state.legalMoves(moves, 0);
        }
        return sum;
    }

    /**
     * Evaluates the positions after all moves, because the evaluation of a position builds on that of the position before.
     */
    private long evaluate(List<SearchState> states) {
        long sum = 0;
        for (SearchState state : states) {
            int to = state.legalMoves(moves, 0);
            for (int i = 0; i < to; i++) {
                state.play(moves[i]);
                sum += state.outcome() + state.evaluate();
                state.undo();
            }
        }
        return sum;
    }
}
