package jump61.review;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import jump61.engine.Engine;
import jump61.engine.SearchMonitor;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Level;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Turn;
import jump61.lab.usage.Usage;

/**
 * Measures how many verdicts change if a review takes ten times as long, on complete games between levels. Arguments:
 * {@code ReviewStability GAME GAMES NODES SEED}; it prints each change, and the total so far.
 */
public final class ReviewStability {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int TIMES = 10;
    private static final int LOWEST_LEVEL = 2;
    private static final int LEVELS = 5;

    private int moves;
    private int changed;
    private int crossed;

    private ReviewStability() {}

    /** Plays games, reviews each twice, and prints the changes. */
    public static void main(String[] arguments) {
        Usage.require(ReviewStability.class, arguments, 4, "GAME GAMES NODES SEED");
        Game game = Games.byId(arguments[0]).orElseThrow();
        long nodes = Long.parseLong(arguments[2]);
        Random random = new Random(Long.parseLong(arguments[3]));
        ReviewStability stability = new ReviewStability();
        for (int i = 0; i < Integer.parseInt(arguments[1]); i++) {
            List<Turn> turns = play(game, random);
            long began = THREADS.getCurrentThreadCpuTime();
            List<MoveReview> usual = review(turns, nodes);
            double seconds = (THREADS.getCurrentThreadCpuTime() - began) / 1e9;
            stability.compare(usual, review(turns, TIMES * nodes));
            System.out.printf(
                    Locale.ROOT,
                    "%d of %d changed, %d of them to or from what is asked again; %d moves took %.1f s of processor"
                            + " time%n",
                    stability.changed,
                    stability.moves,
                    stability.crossed,
                    turns.size(),
                    seconds);
        }
    }

    private void compare(List<MoveReview> usual, List<MoveReview> longer) {
        for (int i = 0; i < usual.size(); i++) {
            MoveReview one = usual.get(i);
            MoveReview other = longer.get(i);
            moves++;
            if (one.verdict() != other.verdict()) {
                changed++;
                crossed += one.verdict().isSerious() != other.verdict().isSerious() ? 1 : 0;
                System.out.printf(
                        Locale.ROOT,
                        "%d. %s -> %s: %.3f to %.3f, then %.3f to %.3f%n",
                        one.ply(),
                        one.verdict().title(),
                        other.verdict().title(),
                        one.before(),
                        one.after(),
                        other.before(),
                        other.after());
            }
        }
    }

    private static List<MoveReview> review(List<Turn> turns, long nodes) {
        return new Reviewer(ReviewLimits.of(nodes))
                .review(turns, ReviewMonitor.NONE)
                .moves();
    }

    /** Plays one game between two random levels. */
    private static List<Turn> play(Game game, Random random) {
        Level[] levels = {
            Level.of(LOWEST_LEVEL + random.nextInt(LEVELS)), Level.of(LOWEST_LEVEL + random.nextInt(LEVELS))
        };
        List<Turn> turns = new ArrayList<>();
        Position position = game.start(game.sizes().usualSize());
        while (position.result().isEmpty()) {
            Level level = levels[turns.size() % 2];
            Move move = new Engine()
                    .play(position, level, random.nextLong(), SearchMonitor.NONE)
                    .best()
                    .orElseThrow();
            turns.add(position.play(move));
            position = turns.get(turns.size() - 1).after();
        }
        return turns;
    }
}
