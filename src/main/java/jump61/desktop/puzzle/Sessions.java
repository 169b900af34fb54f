package jump61.desktop.puzzle;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import jump61.profile.DailyPuzzle;
import jump61.profile.Profile;
import jump61.puzzle.Puzzle;

/** The kinds of sessions. */
final class Sessions {
    private static final int MOST_MOVES_IN_A_RUSH = 3;

    private Sessions() {}

    /** The puzzle of one day. */
    record Daily(LocalDate date) implements Session {
        @Override
        public Activity activity() {
            return Activity.DAILY;
        }

        @Override
        public Optional<Puzzle> next(List<Puzzle> puzzles, Profile solver) {
            return puzzles.isEmpty() ? Optional.empty() : Optional.of(DailyPuzzle.of(puzzles, date));
        }

        @Override
        public AfterMistake afterMistake() {
            return AfterMistake.RETRY;
        }

        @Override
        public Optional<LocalDate> day() {
            return Optional.of(date);
        }
    }

    /** Puzzles of a theme that have not been attempted yet; once all have been, any of them. */
    record Practice(Theme theme, PuzzlePicker picker) implements Session {
        @Override
        public Activity activity() {
            return Activity.PRACTICE;
        }

        @Override
        public Optional<Puzzle> next(List<Puzzle> puzzles, Profile solver) {
            double wanted = strengthToBeSureOf(solver) + theme.challenge().points();
            Predicate<Puzzle> tried = puzzle -> solver.hasTried(puzzle.id());
            Predicate<Puzzle> unwanted = puzzle -> !theme.includes(puzzle);
            return picker.near(wanted, puzzles, unwanted.or(tried)).or(() -> picker.near(wanted, puzzles, unwanted));
        }

        @Override
        public AfterMistake afterMistake() {
            return AfterMistake.RETRY;
        }
    }

    /** A puzzle of the user's own. */
    record Own(Puzzle puzzle) implements Session {
        @Override
        public Activity activity() {
            return Activity.PRACTICE;
        }

        @Override
        public Optional<Puzzle> next(List<Puzzle> puzzles, Profile solver) {
            return Optional.of(puzzle);
        }

        @Override
        public AfterMistake afterMistake() {
            return AfterMistake.RETRY;
        }

        @Override
        public boolean isOwn() {
            return true;
        }
    }

    /** Returns a cautious estimate of the solver's strength, so that new solvers get easy puzzles first. */
    private static double strengthToBeSureOf(Profile solver) {
        return solver.puzzleRating().rating() - solver.puzzleRating().deviation();
    }

    /** {@return a new session of an activity} */
    static Session of(Activity activity, Theme theme, LocalDate today, RandomGenerator random) {
        return switch (activity) {
            case DAILY -> new Daily(today);
            case PRACTICE -> new Practice(theme, new PuzzlePicker(random));
            case STREAK -> streak(random);
            case RUSH -> rush(random);
        };
    }

    /** {@return a session of ever harder puzzles until the first mistake} */
    private static Session streak(RandomGenerator random) {
        return new Rising(Activity.STREAK, Session.AfterMistake.END, 700, 35, Integer.MAX_VALUE, random);
    }

    /** {@return a session of short puzzles that slowly become harder} */
    private static Session rush(RandomGenerator random) {
        return new Rising(Activity.RUSH, Session.AfterMistake.NEXT, 600, 25, MOST_MOVES_IN_A_RUSH, random);
    }

    /** Each puzzle is slightly harder than the previous one. */
    private static final class Rising implements Session {
        private final Activity activity;
        private final AfterMistake afterMistake;
        private final int step;
        private final int mostMoves;
        private final PuzzlePicker picker;
        private int wanted;

        Rising(
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
            this.picker = new PuzzlePicker(random);
            wanted = first;
        }

        @Override
        public Activity activity() {
            return activity;
        }

        @Override
        public Optional<Puzzle> next(List<Puzzle> puzzles, Profile solver) {
            Optional<Puzzle> puzzle = picker.near(wanted, puzzles, any -> any.moves() > mostMoves);
            wanted += step;
            return puzzle;
        }

        @Override
        public AfterMistake afterMistake() {
            return afterMistake;
        }
    }
}
