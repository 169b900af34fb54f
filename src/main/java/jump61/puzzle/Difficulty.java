package jump61.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.IntStream;
import jump61.engine.Engine;
import jump61.engine.Limits;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
import jump61.engine.Skill;
import jump61.game.Game;
import jump61.game.Level;
import jump61.game.Move;
import jump61.game.Position;
import jump61.rating.EloScale;

/**
 * Rates a task by measurements: how often fallible levels find its whole solution, how many nodes a search needs to find
 * it, how many moves it takes, and how many wrong moves look better at first sight.
 */
public final class Difficulty {
    private static final String ID = "rated";

    /** Levels up to this one play at random to some degree. */
    private static final Level STRONGEST_BY_CHANCE = Level.CLUB;
    /** The strongest level tested in a solved game, where no level searches. */
    private static final Level STRONGEST_ASKED = Level.EXPERT;

    private static final int TRIES = 16;
    /** Weight of an attempt by a level, of a search, and of the rule of thumb. */
    private static final double WEIGHT_OF_A_TRY = 0.5;

    private static final double WEIGHT_OF_A_SEARCH = 1;
    private static final double WEIGHT_OF_THUMB = 6;
    /** A person who is told that one move is enough looks for it, so the oversights of others count for less. */
    private static final double SHARE_IN_ONE_MOVE = 0.1;

    /** The numbers of nodes of the searches tried. */
    private static final List<Integer> SEARCHES = List.of(10, 30, 100, 300, 1_000, 3_000, 10_000);

    /** By the rule of thumb, the rating of a task that ends with its one move. */
    private static final int EASIEST = 500;
    /** The rating of a task that asks only for the first move, although more depends on it. */
    private static final int FIRST_MOVE_ONLY = 850;

    private static final int PER_FURTHER_MOVE = 250;
    private static final int PER_TEMPTING_MOVE = 40;
    private static final int MOST_TEMPTING = 8;

    private static final int LOWEST = 300;
    private static final int HIGHEST = 3000;

    /**
     * Does not know the proofs of whole boards, because no person does. It is new for each task, so that ratings are
     * repeatable.
     */
    private Engine engine;

    private final SearchMonitor monitor;

    /**
     * Attempts of one strength.
     *
     * @param rating the strength
     * @param weight how many games they count as
     * @param found the part of them that was successful
     */
    private record Attempts(double rating, double weight, double found) {}

    /** Creates an instance that cannot be cancelled. */
    public Difficulty() {
        this(SearchMonitor.NONE);
    }

    /** Creates an instance whose ratings mean nothing once the monitor cancels them. */
    Difficulty(SearchMonitor monitor) {
        this.monitor = monitor;
    }

    /** {@return the rating of a task, by maximum likelihood, treating each attempt as a game against the task} */
    public int of(Task task) {
        engine = Engine.withoutStoredProofs();
        SolutionLine line = new SolutionLine(
                new Puzzle(ID, task.kind(), task.moves(), task.position(), task.answer(), 0), monitor::cancelled);
        double share = task.kind().playedOut() && task.moves() == 1 ? SHARE_IN_ONE_MOVE : 1;
        List<Attempts> attempts = new ArrayList<>();
        for (Level level : Level.values()) {
            attempts.addAll(attempts(task, line, level, share * TRIES * WEIGHT_OF_A_TRY));
        }
        for (int nodes : SEARCHES) {
            attempts.addAll(attempts(task, line, nodes, share * WEIGHT_OF_A_SEARCH));
        }
        attempts.add(new Attempts(byRuleOfThumb(task, temptingMoves(task)), WEIGHT_OF_THUMB, 0.5));
        double low = LOWEST;
        double high = HIGHEST;
        while (high - low > 0.5) {
            double middle = (low + high) / 2;
            boolean tooEasy = surplus(attempts, middle) < 0;
            low = tooEasy ? middle : low;
            high = tooEasy ? high : middle;
        }
        return (int) Math.round(high);
    }

    /** {@return how much more was found than expected at this rating; negative if less} */
    private static double surplus(List<Attempts> attempts, double rating) {
        return attempts.stream()
                .mapToDouble(any -> any.weight() * (any.found() - EloScale.expected(any.rating() - rating)))
                .sum();
    }

    /** {@return the attempts of a level; empty for a level that searches, because the searches cover its strength} */
    private List<Attempts> attempts(Task task, SolutionLine line, Level level, double weight) {
        Game game = task.position().game();
        Level strongest = game.solution().isPresent() ? STRONGEST_ASKED : STRONGEST_BY_CHANCE;
        if (!level.isUpTo(strongest)) {
            return List.of();
        }
        double found = 1;
        for (int number = 0; number < line.length() && found > 0; number++) {
            found *= partFound(line, number, level);
        }
        return List.of(new Attempts(game.levelRating(level), weight, found));
    }

    private double partFound(SolutionLine line, int number, Level level) {
        Position position = line.position(number);
        return IntStream.range(0, TRIES)
                        .takeWhile(seed -> !monitor.cancelled())
                        .filter(seed -> line.isRight(number, choice(position, level, seed)))
                        .count()
                / (double) TRIES;
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

    /** {@return the attempt of a search; empty in a solved game} */
    private List<Attempts> attempts(Task task, SolutionLine line, int nodes, double weight) {
        Game game = task.position().game();
        if (game.solution().isPresent()) {
            return List.of();
        }
        boolean found = IntStream.range(0, line.length())
                .takeWhile(number -> !monitor.cancelled())
                .allMatch(number -> line.isRight(number, found(line.position(number), nodes)));
        return List.of(new Attempts(strength(game, nodes), weight, found ? 1 : 0));
    }

    private Move found(Position position, int nodes) {
        return engine.search(position, Limits.nodes(nodes), monitor).best().orElseThrow();
    }

    /** {@return the rating of a search, on the line through the two levels that search the fewest and the most nodes} */
    private static double strength(Game game, int nodes) {
        Function<Level, Double> nodesOf = level -> Math.log(Skill.of(level).nodes());
        double step = (game.levelRating(Level.MASTER) - game.levelRating(Level.STRONG))
                / (nodesOf.apply(Level.MASTER) - nodesOf.apply(Level.STRONG));
        return game.levelRating(Level.STRONG) + step * (Math.log(nodes) - nodesOf.apply(Level.STRONG));
    }

    private static double byRuleOfThumb(Task task, long temptingMoves) {
        boolean whole = task.kind().playedOut();
        return (whole ? EASIEST : FIRST_MOVE_ONLY)
                + PER_FURTHER_MOVE * (task.moves() - 1)
                + PER_TEMPTING_MOVE * Math.min(MOST_TEMPTING, temptingMoves);
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
