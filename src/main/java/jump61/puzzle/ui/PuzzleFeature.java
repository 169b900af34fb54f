package jump61.puzzle.ui;

import java.time.LocalDate;
import java.util.SplittableRandom;
import javafx.application.Platform;
import jump61.library.ui.LibraryFeature;
import jump61.profile.ui.ProfileModel;
import jump61.puzzle.Puzzle;
import jump61.window.Command;
import jump61.window.FxmlFile;
import jump61.window.Place;
import jump61.window.WorkerThread;
import jump61.window.feature.Context;
import jump61.window.feature.Feature;
import jump61.window.feature.Program;
import jump61.window.match.Delay;

/** Puzzles: one a day, for practice, in a row until a mistake, against the clock, and puzzles that users make. */
public final class PuzzleFeature implements Feature {
    private static final Place PLACE = Place.of(Command.GO_PUZZLES, "icon-puzzles", FxmlFile.PUZZLES);

    private final Program program;
    private final ProfileModel profile;
    private final LibraryFeature library;
    private final WorkerThread thread;
    private final PuzzleModel puzzles;

    /** The id of the person whose puzzles are open. */
    private String solver;

    public PuzzleFeature(Program program, ProfileModel profile, LibraryFeature library) {
        this.program = program;
        this.profile = profile;
        this.library = library;
        solver = profile.id();
        thread = new WorkerThread("puzzles", Platform::runLater, program.messages()::unexpected);
        var surroundings = new PuzzleSurroundings(
                program.match(),
                () -> solver,
                thread,
                new PuzzleSurroundings.Time(Delay.onFxThread(), System::nanoTime, LocalDate::now),
                new SplittableRandom(),
                program.sounds()::played,
                program.sounds()::solved);
        puzzles = new PuzzleModel(
                surroundings,
                profile.profileProperty(),
                event -> profile.recordFor(solver, event),
                program.settings().text("puzzles.theme", ""),
                program.settings().text("puzzles.waiting", ""));
        program.marks().suggest(puzzles.hintProperty());
        program.settings().personProperty().addListener((observable, before, now) -> {
            // While the score of a run can still be recorded for its solver.
            puzzles.close();
            solver = now;
        });
    }

    public PuzzleModel puzzles() {
        return puzzles;
    }

    @Override
    public void addTo(Context window) {
        window.views()
                .register(
                        PuzzleController.class,
                        () -> new PuzzleController(window, puzzles, library.clipboard()::copyResult));
        window.views()
                .register(
                        PuzzlesController.class,
                        () -> new PuzzlesController(window, puzzles, profile, library::learnFromLatest));
        window.definePlace(PLACE);
        window.commands().define(Command.PUZZLES, () -> window.commands().run(Command.GO_PUZZLES));
        window.commands().define(Command.DAILY_PUZZLE, () -> open(Activity.DAILY));
    }

    /** Opens puzzles, no matter what the window shows; the match waits. */
    public void open(Activity activity) {
        program.rooms().close();
        profile.refresh();
        puzzles.open(activity);
    }

    /** Opens a puzzle that the user has made. */
    void openOwn(Puzzle puzzle) {
        program.rooms().close();
        puzzles.openOwn(puzzle);
    }

    @Override
    public void close() {
        puzzles.close();
        thread.drop();
    }
}
