package jump61.puzzle.ui;

import java.util.ArrayList;
import java.util.List;
import jump61.profile.ShareText.Try;
import jump61.puzzle.Puzzle;

/** The attempts at one puzzle. */
public final class Attempt {
    private final Puzzle puzzle;
    private final List<Try> tries = new ArrayList<>();
    private boolean solved;
    private boolean shown;

    Attempt(Puzzle puzzle) {
        this.puzzle = puzzle;
    }

    public Puzzle puzzle() {
        return puzzle;
    }

    /** {@return the attempts, in order} */
    public List<Try> tries() {
        return List.copyOf(tries);
    }

    /** {@return whether the goal was reached without seeing the solution} */
    public boolean isSolved() {
        return solved;
    }

    public int hints() {
        return count(Try.HINT);
    }

    public int mistakes() {
        return count(Try.WRONG);
    }

    private int count(Try what) {
        return (int) tries.stream().filter(what::equals).count();
    }

    void add(Try what) {
        tries.add(what);
    }

    /** Starts again at the first move; help and mistakes still count. */
    void restart() {
        tries.removeIf(Try.RIGHT::equals);
    }

    void solve() {
        solved = !shown;
    }

    void show() {
        shown = true;
    }
}
