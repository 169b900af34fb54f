package jump61.puzzle.ui;

import java.util.List;
import java.util.Optional;
import jump61.profile.Profile;
import jump61.puzzle.Puzzle;

/** A puzzle of the user's own. */
record OwnSession(Puzzle puzzle) implements Session {
    @Override
    public Activity activity() {
        return Activity.PRACTICE;
    }

    @Override
    public Optional<Puzzle> next(List<Puzzle> puzzles, Profile solver) {
        return Optional.of(puzzle);
    }

    @Override
    public boolean isOwn() {
        return true;
    }
}
