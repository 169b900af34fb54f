package jump61.app;

import java.time.LocalDate;
import java.util.SplittableRandom;
import javafx.application.Platform;
import jump61.puzzle.Puzzle;
import jump61.puzzle.ui.Activity;
import jump61.puzzle.ui.PuzzleModel;
import jump61.puzzle.ui.PuzzleSurroundings;
import jump61.window.Command;
import jump61.window.Commands;
import jump61.window.WorkerThread;
import jump61.window.match.Delay;

/** The puzzles, connected with the window's other models, and their commands. */
final class PuzzleWiring {
    private final Models models;
    private final WorkerThread thread;
    private final PuzzleModel puzzles;

    PuzzleWiring(Models models) {
        this.models = models;
        thread = new WorkerThread("puzzles", Platform::runLater, models.messages::unexpected);
        var surroundings = new PuzzleSurroundings(
                models.match,
                thread,
                Delay.onFxThread(),
                System::nanoTime,
                LocalDate::now,
                new SplittableRandom(),
                models.sounds::played,
                models.sounds::solved);
        puzzles = new PuzzleModel(
                surroundings,
                models.profile.profileProperty(),
                models.profile::record,
                models.settings.puzzleThemeProperty());
    }

    PuzzleModel puzzles() {
        return puzzles;
    }

    void define(Commands commands) {
        commands.define(Command.PUZZLES, () -> open(Activity.PRACTICE));
        commands.define(Command.DAILY_PUZZLE, () -> open(Activity.DAILY));
    }

    /** Opens puzzles, whatever is in the window; the match waits. */
    void open(Activity activity) {
        models.rooms.close();
        models.profile.refresh();
        puzzles.open(activity);
    }

    /** Opens a puzzle that the user has made. */
    void openOwn(Puzzle puzzle) {
        models.rooms.close();
        puzzles.openOwn(puzzle);
    }

    /** Ends puzzles and their background work. */
    void close() {
        puzzles.close();
        thread.drop();
    }
}
