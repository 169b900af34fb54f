package jump61.lab.benchmark;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import jump61.engine.Engine;
import jump61.engine.Limits;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
import jump61.game.Move;
import jump61.game.Position;
import jump61.games.cubes.CubesGame;
import jump61.lab.usage.Usage;

/**
 * Measures how much sooner two threads reach a depth than one. Time is the processor time of the thread that answers,
 * because wall time means little on a busy machine. The other thread's time is printed beside it and should be about
 * the same; otherwise, that thread was not available to help. One and two threads alternate. Arguments: size, depth,
 * positions, rounds, and the number of moves to score if the search is to be an analysis.
 */
public final class TimeToDepth {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final OperatingSystemMXBean PROCESS =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    private static final Limits SENSIBLE = Limits.nodes(2_000);
    private static final Limits WARM_UP = Limits.nodes(1_000_000);
    private static final double NANOS = 1e9;

    private final int scored;
    private double own;
    private double all;
    private long nodes;

    private TimeToDepth(int scored) {
        this.scored = scored;
    }

    /** Runs the benchmark. */
    public static void main(String[] args) {
        Usage.require(TimeToDepth.class, args, 4, "SIZE DEPTH POSITIONS ROUNDS [MOVES]");
        int depth = Integer.parseInt(args[1]);
        List<Position> positions = openPositions(Integer.parseInt(args[0]), Integer.parseInt(args[2]), depth);
        int rounds = Integer.parseInt(args[3]);
        int scored = args.length > 4 ? Integer.parseInt(args[4]) : 0;
        List<Double> times = new ArrayList<>();
        List<Double> nodes = new ArrayList<>();
        double[] total = new double[2];
        double helped = 0;
        for (Position position : positions) {
            double[] seconds = new double[2];
            double[] visited = new double[2];
            for (int round = 0; round < 2 * rounds; round++) {
                int threads = 1 + (round + round / 2) % 2;
                TimeToDepth run = new TimeToDepth(scored);
                run.search(position, depth, threads);
                seconds[threads - 1] += run.own;
                visited[threads - 1] += run.nodes;
                helped += threads == 2 ? run.all - run.own : 0;
            }
            total[0] += seconds[0];
            total[1] += seconds[1];
            times.add(seconds[1] / seconds[0]);
            nodes.add(visited[1] / visited[0]);
            System.out.printf(Locale.ROOT, "%.2f s, %.2f s: %.2f%n", seconds[0], seconds[1], seconds[1] / seconds[0]);
        }
        System.out.printf(
                Locale.ROOT,
                "two threads take %.3f of the time of one in all, %s in the geometric mean;%n"
                        + "the first visits %s of the nodes; the other had %.2f of its time%n",
                total[1] / total[0],
                geometricMean(times),
                geometricMean(nodes),
                helped / total[1]);
    }

    /** {@return the geometric mean, with half the width of its 95 % confidence interval} */
    private static String geometricMean(List<Double> ratios) {
        double mean = ratios.stream().mapToDouble(Math::log).average().orElseThrow();
        double squares = ratios.stream()
                .mapToDouble(ratio -> Math.pow(Math.log(ratio) - mean, 2))
                .sum();
        double error = 1.96 * Math.sqrt(squares / (ratios.size() - 1) / ratios.size());
        return String.format(Locale.ROOT, "%.3f ± %.3f", Math.exp(mean), Math.exp(mean) * error);
    }

    private void search(Position position, int depth, int threads) {
        Engine engine = new Engine(threads);
        long began = THREADS.getCurrentThreadCpuTime();
        long allBegan = PROCESS.getProcessCpuTime();
        SearchResult found = scored == 0
                ? engine.search(position, Limits.depth(depth), SearchMonitor.NONE)
                : engine.analyze(position, scored, Limits.depth(depth), SearchMonitor.NONE);
        nodes = found.nodes();
        own = (THREADS.getCurrentThreadCpuTime() - began) / NANOS;
        all = (PROCESS.getProcessCpuTime() - allBegan) / NANOS;
    }

    /** {@return positions of sensible games in which the search must reach the depth} */
    private static List<Position> openPositions(int size, int count, int depth) {
        Random random = new Random(61);
        List<Position> open = new ArrayList<>();
        while (open.size() < count) {
            Position position = CubesGame.INSTANCE.start(size);
            int plies = size * size / 3 + random.nextInt(size * size / 2);
            for (int ply = 0; ply < plies && position.result().isEmpty(); ply++) {
                List<Move> legal = position.legalMoves();
                Move move = ply < 4
                        ? legal.get(random.nextInt(legal.size()))
                        : search(position, SENSIBLE).best().orElseThrow();
                position = position.play(move).after();
            }
            if (position.result().isEmpty()) {
                SearchResult found = search(position, WARM_UP);
                if (!found.score().isWin() && !found.score().isLoss() && found.depth() <= depth + 1) {
                    open.add(position);
                }
            }
        }
        return open;
    }

    private static SearchResult search(Position position, Limits limits) {
        return new Engine().search(position, limits, SearchMonitor.NONE);
    }
}
