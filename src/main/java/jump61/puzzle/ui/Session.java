package jump61.puzzle.ui;

import java.time.LocalDate;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import jump61.game.Game;
import jump61.profile.Profile;
import jump61.puzzle.DailyPuzzle;
import jump61.puzzle.Puzzle;
import jump61.puzzle.ShippedPuzzles;

/** A series of puzzles: determines the next one, and the consequences of a mistake. */
sealed interface Session {
    /** The consequence of a wrong move. */
    enum AfterMistake {
        /** The move is answered, and the position returns. */
        RETRY,
        /** The move is answered, and the session ends. */
        END,
        /** The next puzzle follows at once. */
        NEXT
    }

    /**
     * {@return a new session of an activity}
     *
     * @param waiting ids of puzzles that wait to be solved; practice begins with them
     * @param shown the id of a puzzle that practice repeats only if there is no other; empty if there is none
     */
    static Session of(
            Activity activity,
            PuzzleTheme theme,
            LocalDate today,
            RandomGenerator random,
            Set<String> waiting,
            String shown) {
        return switch (activity) {
            case DAILY -> new Daily(today);
            case PRACTICE -> new Practice(theme, today, Set.copyOf(waiting), shown, new Picker(random));
            case STREAK -> new Rising(activity, AfterMistake.END, 700, 35, Integer.MAX_VALUE, random);
            case RUSH -> new Rising(activity, AfterMistake.NEXT, 600, 25, Rising.MOST_MOVES_IN_A_RUSH, random);
        };
    }

    Activity activity();

    /**
     * {@return the next puzzle; empty if none is left}
     *
     * <p>This may take a while, as most series read all puzzles of the game.
     *
     * @param solver the solver's profile
     */
    Optional<Puzzle> next(Game game, Profile solver);

    /** {@return the consequence of a wrong move; in most sessions, another attempt} */
    default AfterMistake afterMistake() {
        return AfterMistake.RETRY;
    }

    /** {@return whether the puzzle is the user's own, which is neither rated nor recorded} */
    default boolean isOwn() {
        return false;
    }

    /** {@return the day of a daily puzzle; empty for any other} */
    default Optional<LocalDate> day() {
        return Optional.empty();
    }

    /** The puzzle of one day. */
    record Daily(LocalDate date) implements Session {
        @Override
        public Activity activity() {
            return Activity.DAILY;
        }

        @Override
        public Optional<Puzzle> next(Game game, Profile solver) {
            return ShippedPuzzles.has(game) ? Optional.of(DailyPuzzle.of(game, date)) : Optional.empty();
        }

        @Override
        public Optional<LocalDate> day() {
            return Optional.of(date);
        }
    }

    /** A puzzle of the user's own. */
    record Own(Puzzle puzzle) implements Session {
        @Override
        public Activity activity() {
            return Activity.PRACTICE;
        }

        @Override
        public Optional<Puzzle> next(Game game, Profile solver) {
            return Optional.of(puzzle);
        }

        @Override
        public boolean isOwn() {
            return true;
        }
    }

    /**
     * Puzzles of a theme: first a puzzle that waits, then puzzles that have not been attempted yet, mixed with some
     * that were failed on an earlier day; once all have been attempted, any puzzle.
     */
    record Practice(PuzzleTheme theme, LocalDate today, Set<String> waiting, String shown, Picker picker)
            implements Session {
        /** One puzzle in this many, on average, is one that was failed earlier, if there is any. */
        private static final int ONE_FAILED_IN = 5;

        @Override
        public Activity activity() {
            return Activity.PRACTICE;
        }

        @Override
        public Optional<Puzzle> next(Game game, Profile solver) {
            List<Puzzle> puzzles = ShippedPuzzles.of(game);
            double wanted = strengthToBeSureOf(solver) + theme.challenge().points();
            Predicate<Puzzle> waits = puzzle -> waiting.contains(puzzle.id()) && !solver.hasSolved(puzzle.id());
            Predicate<Puzzle> failed = puzzle -> solver.hasFailedBefore(today, puzzle.id());
            Predicate<Puzzle> untried = puzzle -> !solver.hasTried(puzzle.id());
            Predicate<Puzzle> another = puzzle -> !puzzle.id().equals(shown);
            boolean again = picker.random.nextInt(ONE_FAILED_IN) == 0;
            return Stream.of(
                            waits,
                            another.and(again ? failed : untried),
                            another.and(untried),
                            another.and(failed),
                            another,
                            any -> true)
                    .flatMap(which -> picker.near(wanted, puzzles, which.and(theme::includes)).stream())
                    .findFirst();
        }

        /** Returns a cautious estimate of the solver's strength, so that new solvers get easy puzzles first. */
        private static double strengthToBeSureOf(Profile solver) {
            return solver.puzzleRating().rating() - solver.puzzleRating().deviation();
        }
    }

    /** A few wins in one move on the smallest board, then puzzles each of which is slightly harder than the previous one. */
    final class Rising implements Session {
        private static final int MOST_MOVES_IN_A_RUSH = 3;
        private static final int TO_WARM_UP = 4;

        private final Activity activity;
        private final AfterMistake afterMistake;
        private final int step;
        private final int mostMoves;
        private final Picker picker;
        private int wanted;
        private int given;

        private Rising(
                Activity activity,
                AfterMistake afterMistake,
                int first,
                int step,
                int mostMoves,
                RandomGenerator random) {
            this.activity = activity;
            this.afterMistake = afterMistake;
            this.step = step;
            this.mostMoves = mostMoves;
            this.picker = new Picker(random);
            wanted = first;
        }

        @Override
        public Activity activity() {
            return activity;
        }

        @Override
        public Optional<Puzzle> next(Game game, Profile solver) {
            List<Puzzle> puzzles = ShippedPuzzles.of(game);
            given++;
            Optional<Puzzle> simple =
                    given <= TO_WARM_UP ? picker.near(wanted, puzzles, simple(puzzles)) : Optional.empty();
            if (simple.isPresent()) {
                return simple;
            }
            Optional<Puzzle> puzzle = picker.near(wanted, puzzles, any -> any.moves() <= mostMoves);
            wanted += step;
            return puzzle;
        }

        /** {@return a test for easy puzzles: they take one move, on the smallest board that has puzzles} */
        private Predicate<Puzzle> simple(List<Puzzle> puzzles) {
            int smallest = puzzles.stream().mapToInt(Rising::squares).min().orElse(0);
            return puzzle -> puzzle.kind().playedOut()
                    && puzzle.moves() == 1
                    && squares(puzzle) == smallest
                    && puzzle.rating() <= wanted;
        }

        private static int squares(Puzzle puzzle) {
            return puzzle.position().size().squares();
        }

        @Override
        public AfterMistake afterMistake() {
            return afterMistake;
        }
    }

    /** Picks puzzles near a rating. A picker repeats no puzzle while there are others. */
    final class Picker {
        /** Number of nearest puzzles from which one is picked at random. */
        private static final int CHOICE = 10;

        private final RandomGenerator random;
        private final Set<String> picked = new HashSet<>();

        private Picker(RandomGenerator random) {
            this.random = random;
        }

        /**
         * {@return one of the {@code suitable} puzzles nearest to a rating, except those already picked; empty if there
         * is none}
         */
        private Optional<Puzzle> near(double rating, List<Puzzle> puzzles, Predicate<Puzzle> suitable) {
            List<Puzzle> nearest = puzzles.stream()
                    .filter(puzzle -> !picked.contains(puzzle.id()) && suitable.test(puzzle))
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
}
