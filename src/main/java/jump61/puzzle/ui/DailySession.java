package jump61.puzzle.ui;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import jump61.profile.Profile;
import jump61.puzzle.DailyPuzzle;
import jump61.puzzle.Puzzle;

/** The puzzle of one day. */
record DailySession(LocalDate date) implements Session {
    @Override
    public Activity activity() {
        return Activity.DAILY;
    }

    @Override
    public Optional<Puzzle> next(List<Puzzle> puzzles, Profile solver) {
        return puzzles.isEmpty() ? Optional.empty() : Optional.of(DailyPuzzle.of(puzzles, date));
    }

    @Override
    public Optional<LocalDate> day() {
        return Optional.of(date);
    }
}
