package jump61.lab.mining;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Position;
import jump61.puzzle.Difficulty;
import jump61.puzzle.Puzzle;
import jump61.puzzle.PuzzleFile;
import jump61.puzzle.PuzzleGames;
import jump61.puzzle.ShippedPuzzles;
import jump61.puzzle.Task;
import jump61.puzzle.TaskFinder;

/**
 * Searches games for puzzles. Game number n of a seed is always the same, and so are the puzzles found in it after all
 * earlier games. So mining can stop after any game and resume later with the same results.
 */
public final class Miner {
    /** Maximum number of puzzles from one game; more would resemble each other. */
    private static final int MOST_IN_A_GAME = 3;

    private static final int PLIES_BETWEEN = 4;
    /**
     * Maximum number of failed proofs before a game is abandoned. Further from its end, proofs take long and rarely
     * succeed.
     */
    private static final int MOST_MISSES = 12;

    private static final int LARGEST = 10;

    private final Plan plan;
    private final Quota quota;
    private final TaskFinder finder;
    private final Difficulty difficulty = new Difficulty();
    private final Set<Position> known = new HashSet<>();

    /**
     * What to look for.
     *
     * @param seed the seed that determines the games
     * @param sizes the board sizes, used in turn
     * @param wanted maximum number of puzzles for each size
     * @param hidden whether to accept only new puzzles whose answer is {@linkplain Obvious not obvious}
     */
    public record Plan(Game game, long seed, List<Integer> sizes, int wanted, boolean hidden) {
        public Plan {
            sizes = List.copyOf(sizes);
        }

        int enough() {
            return wanted * (int) sizes.stream().distinct().count();
        }
    }

    /**
     * Creates a miner.
     *
     * @param found the puzzles found so far; mirror images of these are not accepted
     */
    public Miner(Plan plan, List<Puzzle> found) {
        this.plan = plan;
        this.quota = new Quota(plan.wanted());
        this.finder = PuzzleGames.of(plan.game())
                .orElseThrow(() -> new IllegalArgumentException(
                        "there are no puzzles of " + plan.game().id()))
                .finder(() -> false);
        if (plan.hidden()) {
            ShippedPuzzles.of(plan.game()).forEach(puzzle -> known.add(finder.representative(puzzle.position())));
        }
        found.forEach(puzzle -> add(puzzle.task()));
    }

    /** {@return the board sizes, as numbers of rows, that can be mined; on larger boards, proofs take too long} */
    public static List<Integer> sizes(Game game) {
        return IntStream.rangeClosed(
                        game.sizes().smallest(), Math.min(game.sizes().largest(), LARGEST))
                .boxed()
                .toList();
    }

    /** {@return the new puzzles in a game, as lines of a puzzle file} */
    public List<String> mine(int number) {
        int size = plan.sizes().get(number % plan.sizes().size());
        if (quota.isFull(plan.game(), size)) {
            return List.of();
        }
        List<Position> positions =
                MinedGame.play(plan.game(), BoardSize.square(size), plan.seed() * 1_000_003 + number);
        List<String> lines = new ArrayList<>();
        // Backwards, because proofs are short and solutions common near the end.
        int next = positions.size() - 1;
        int misses = 0;
        while (next >= 0 && lines.size() < MOST_IN_A_GAME && misses < MOST_MISSES) {
            Optional<Task> task = find(positions.get(next));
            if (task.isPresent()) {
                add(task.get());
                lines.add(PuzzleFile.write(task.get(), difficulty.of(task.get())));
            }
            misses = task.isPresent() ? 0 : misses + 1;
            next -= task.isPresent() ? PLIES_BETWEEN : 1;
        }
        return lines;
    }

    private Optional<Task> find(Position position) {
        if (position.result().isPresent() || known.contains(finder.representative(position))) {
            return Optional.empty();
        }
        return finder.find(position).filter(quota::hasRoomFor).filter(task -> !plan.hidden() || !Obvious.is(task));
    }

    private void add(Task task) {
        known.add(finder.representative(task.position()));
        quota.count(task);
    }
}
