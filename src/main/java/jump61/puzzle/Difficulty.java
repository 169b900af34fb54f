package jump61.puzzle;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import jump61.engine.Engine;
import jump61.engine.Limits;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
import jump61.game.Level;
import jump61.game.Move;
import jump61.game.Position;
import jump61.rating.EloScale;

/**
 * Rates a task by what can be measured: how often the levels find its answer, how many moves it takes, and how many
 * wrong moves look better at first sight.
 */
public final class Difficulty {
    /** The strongest level tested. Higher levels prove short wins and losses, so all of them find nearly every answer. */
    private static final Level STRONGEST_ASKED = Level.EXPERT;
    /** Up to this one, levels play at random to some degree, and so are tried more often. */
    private static final Level STRONGEST_BY_CHANCE = Level.CLUB;

    private static final int TRIES = 8;

    private static final int EASIEST = 800;
    private static final int PER_FURTHER_MOVE = 200;
    private static final int PER_TEMPTING_MOVE = 50;
    private static final int MOST_TEMPTING = 8;
    /** Weight of the rule of thumb, as a number of attempts by one level. */
    private static final double WEIGHT_OF_THUMB = 4;

    private static final int LOWEST = 400;
    private static final int HIGHEST = 3000;

    private final Engine engine = new Engine();
    private final SearchMonitor monitor;

    /** Creates an instance that takes its time. */
    public Difficulty() {
        this(SearchMonitor.NONE);
    }

    /** Creates an instance whose ratings mean nothing once the monitor cancels them. */
    Difficulty(SearchMonitor monitor) {
        this.monitor = monitor;
    }

    /**
     * {@return the rating of a task, by maximum likelihood, treating each attempt by a level as a game against the
     * task}
     */
    public int of(Task task) {
        double[] found = Stream.of(Level.values())
                .filter(level -> level.isUpTo(STRONGEST_ASKED))
                .mapToDouble(level -> timesFound(task, level))
                .toArray();
        double thumb = byRuleOfThumb(task);
        double low = LOWEST;
        double high = HIGHEST;
        while (high - low > 0.5) {
            double middle = (low + high) / 2;
            boolean tooEasy = surplus(task, found, thumb, middle) < 0;
            low = tooEasy ? middle : low;
            high = tooEasy ? high : middle;
        }
        return (int) Math.round(high);
    }

    /** {@return how many more answers were found than expected at this rating; negative if fewer} */
    private static double surplus(Task task, double[] found, double thumb, double rating) {
        double surplus = WEIGHT_OF_THUMB * (0.5 - EloScale.expected(thumb - rating));
        for (int i = 0; i < found.length; i++) {
            Level level = Level.of(i + 1);
            double expected = EloScale.expected(task.position().game().levelRating(level) - rating);
            surplus += found[i] - tries(level) * expected;
        }
        return surplus;
    }

    private double timesFound(Task task, Level level) {
        return IntStream.range(0, tries(level))
                .takeWhile(seed -> !monitor.cancelled())
                .filter(seed -> choice(task.position(), level, seed).equals(task.answer()))
                .count();
    }

    /**
     * Returns the move a level chooses. For a solved game, this asks the solution directly, because the engine would
     * also compute the whole line, which takes far longer.
     */
    private Move choice(Position position, Level level, int seed) {
        return position.game()
                .solution()
                .map(solution -> solution.choose(position, level, new SplittableRandom(seed)))
                .orElseGet(
                        () -> engine.play(position, level, seed, monitor).best().orElseThrow());
    }

    private static int tries(Level level) {
        return level.isUpTo(STRONGEST_BY_CHANCE) ? TRIES : 2;
    }

    private double byRuleOfThumb(Task task) {
        return EASIEST
                + PER_FURTHER_MOVE * (task.moves() - 1)
                + PER_TEMPTING_MOVE * Math.min(MOST_TEMPTING, temptingMoves(task));
    }

    /** {@return how many moves look better than the answer without thinking ahead} */
    private long temptingMoves(Task task) {
        Position position = task.position();
        if (position.game().solution().isPresent()) {
            return position.legalMoves().stream()
                            .filter(move -> position.play(move).after().result().isEmpty())
                            .count()
                    - 1;
        }
        List<SearchResult.MoveScore> scores =
                engine.analyze(position, Limits.depth(1), SearchMonitor.NONE).moves();
        return IntStream.range(0, scores.size())
                .filter(rank -> scores.get(rank).move().equals(task.answer()))
                .findFirst()
                .orElse(0);
    }
}
