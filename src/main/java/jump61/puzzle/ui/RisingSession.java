package jump61.puzzle.ui;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import jump61.profile.Profile;
import jump61.puzzle.Puzzle;

/** Each puzzle is slightly harder than the previous one. */
final class RisingSession implements Session {
    private final Activity activity;
    private final AfterMistake afterMistake;
    private final int step;
    private final int mostMoves;
    private final PuzzlePicker picker;
    private int wanted;

    RisingSession(
            Activity activity, AfterMistake afterMistake, int first, int step, int mostMoves, RandomGenerator random) {
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
