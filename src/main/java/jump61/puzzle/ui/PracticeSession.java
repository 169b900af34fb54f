package jump61.puzzle.ui;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import jump61.profile.Profile;
import jump61.puzzle.Puzzle;

/** Puzzles of a theme that have not been attempted yet; once all have been, any of them. */
record PracticeSession(PuzzleTheme theme, PuzzlePicker picker) implements Session {
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

    /** Returns a cautious estimate of the solver's strength, so that new solvers get easy puzzles first. */
    private static double strengthToBeSureOf(Profile solver) {
        return solver.puzzleRating().rating() - solver.puzzleRating().deviation();
    }
}
