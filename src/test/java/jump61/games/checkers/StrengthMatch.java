package jump61.games.checkers;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import jump61.engine.Engine;
import jump61.engine.Limits;
import jump61.engine.SearchMonitor;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;

/**
 * The engine against {@link MaterialSearcher}, from random openings that the engine judges balanced, each played with
 * both colours. {@link #play} gives the engine so many nodes for each node that its opponent has spent on its last
 * move, or as much time.
 */
final class StrengthMatch {
    private static final int BALANCED = 30;

    private final int depth;
    private final Random random;
    private long ours;
    private long theirs;
    private int wins;
    private int draws;
    private int losses;

    StrengthMatch(int depth, long seed) {
        this.depth = depth;
        this.random = new Random(seed);
    }

    /** {@return the program's points in per cent; both win is half a point} */
    double percent() {
        return 100 * (wins + draws / 2.0) / (wins + draws + losses);
    }

    /** Plays two games from each opening, by nodes; by time if {@code nodesPerNode} is 0. */
    void play(int openings, double nodesPerNode) {
        for (int i = 0; i < openings; i++) {
            CheckersPosition opening = opening();
            for (Side side : List.of(Side.FIRST, Side.SECOND)) {
                count(playGame(opening, side, nodesPerNode), side);
            }
        }
    }

    private CheckersPosition opening() {
        while (true) {
            Position position = CheckersPosition.START;
            int plies = 6 + random.nextInt(6);
            for (int ply = 0; ply < plies; ply++) {
                List<Move> moves = position.legalMoves();
                position =
                        position.play(moves.get(random.nextInt(moves.size()))).after();
            }
            var judged = new Engine().search(position, Limits.nodes(200_000), SearchMonitor.NONE);
            if (Math.abs(judged.score().value()) <= BALANCED) {
                return (CheckersPosition) position;
            }
        }
    }

    private Position playGame(CheckersPosition opening, Side side, double nodesPerNode) {
        var engine = new Engine();
        var opponent = new MaterialSearcher(depth, random.nextLong());
        long spent = 1_000_000;
        long nodes = 10_000;
        CheckersPosition position = opening;
        while (position.result().isEmpty()) {
            long begin = cpuTime();
            Move move;
            if (position.toMove() == side) {
                Limits limits = nodesPerNode > 0
                        ? Limits.nodes((long) (nodes * nodesPerNode) + 1)
                        : Limits.time(Duration.ofNanos(spent));
                move = engine.search(position, limits, SearchMonitor.NONE)
                        .best()
                        .orElseThrow();
                ours += cpuTime() - begin;
            } else {
                move = opponent.choose(position);
                nodes = opponent.nodes();
                spent = cpuTime() - begin;
                theirs += spent;
            }
            position = (CheckersPosition) position.play(move).after();
        }
        return position;
    }

    private void count(Position end, Side side) {
        var winner = end.result().orElseThrow().winner();
        if (winner.isEmpty()) {
            draws++;
        } else if (winner.get() == side) {
            wins++;
        } else {
            losses++;
        }
    }

    /** Processor time, so that other programs on the machine have no influence. */
    private static long cpuTime() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "+%d =%d -%d, %.1f %%; thinking time %.2f of the opponent's",
                wins,
                draws,
                losses,
                percent(),
                (double) ours / theirs);
    }
}
