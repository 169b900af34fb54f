package jump61.puzzle.ui;

import java.time.LocalDate;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import jump61.game.Turn;
import jump61.window.Worker;
import jump61.window.match.Delay;
import jump61.window.match.MatchViewModel;

/**
 * The dependencies of {@link PuzzleModel}.
 *
 * @param match the match whose board it uses
 * @param solver returns the id of the person who solves puzzles now
 * @param worker judges moves and reads puzzles
 * @param time the time of day, and actions later
 * @param random chooses puzzles
 * @param onShown receives each turn when its animation begins
 * @param onSolved called when a puzzle is solved
 */
public record PuzzleSurroundings(
        MatchViewModel match,
        Supplier<String> solver,
        Worker worker,
        Time time,
        RandomGenerator random,
        Consumer<Turn> onShown,
        Runnable onSolved) {

    /**
     * Time, which tests supply themselves.
     *
     * @param delay runs actions later
     * @param nanos returns the time, in nanoseconds from any origin
     * @param today returns the current date
     */
    public record Time(Delay delay, LongSupplier nanos, Supplier<LocalDate> today) {}

    Delay delay() {
        return time.delay();
    }

    LongSupplier nanos() {
        return time.nanos();
    }

    Supplier<LocalDate> today() {
        return time.today();
    }
}
