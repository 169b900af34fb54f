package jump61.puzzle.ui;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import jump61.puzzle.Puzzle;

/** Picks puzzles near a rating. A picker repeats none while there are others. */
final class PuzzlePicker {
    /** Number of nearest puzzles from which one is picked at random. */
    private static final int CHOICE = 10;

    private final RandomGenerator random;
    private final Set<String> picked = new HashSet<>();

    PuzzlePicker(RandomGenerator random) {
        this.random = random;
    }

    /**
     * {@return one of the puzzles nearest to a rating, except those already picked or {@code known}; empty if there is
     * none}
     */
    Optional<Puzzle> near(double rating, List<Puzzle> puzzles, Predicate<Puzzle> known) {
        List<Puzzle> nearest = puzzles.stream()
                .filter(puzzle -> !picked.contains(puzzle.id()) && !known.test(puzzle))
                .sorted(Comparator.comparingDouble(puzzle -> Math.abs(puzzle.rating() - rating)))
                .limit(CHOICE)
                .toList();
        if (nearest.isEmpty()) {
            return Optional.empty();
        }
        Puzzle puzzle = nearest.get(random.nextInt(nearest.size()));
        picked.add(puzzle.id());
        return Optional.of(puzzle);
    }
}
