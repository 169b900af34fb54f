package jump61.app.home;

import java.time.LocalDate;
import java.util.function.Consumer;
import jump61.game.Game;
import jump61.library.ui.LibraryFeature;
import jump61.profile.ui.ProfileFeature;
import jump61.table.ui.TableFeature;
import jump61.window.Command;
import jump61.window.FxmlFile;
import jump61.window.Place;
import jump61.window.feature.Context;
import jump61.window.feature.Feature;
import jump61.window.feature.Program;

/** The place at which the window opens. */
public final class HomeFeature implements Feature {
    /** Home. */
    public static final Place HOME = Place.of(Command.GO_HOME, "icon-home", FxmlFile.HOME);

    private final Program program;
    private final LibraryFeature library;
    private final TableFeature table;
    private final Consumer<Game> lessons;
    private final HomeModel model;

    /**
     * Creates Home. To be listed after the profile, which is read first.
     *
     * @param lessons begins the lesson of a game
     */
    public HomeFeature(
            Program program,
            ProfileFeature profile,
            LibraryFeature library,
            TableFeature table,
            Consumer<Game> lessons) {
        this.program = program;
        this.library = library;
        this.table = table;
        this.lessons = lessons;
        model = new HomeModel(
                program, profile.model().profileProperty(), profile.ladder(), library, table, LocalDate::now);
        program.places().currentProperty().addListener((observable, before, now) -> refreshIfShown());
        table.onChange(() -> {
            if (isShown()) {
                model.refresh();
            } else {
                model.refreshTable();
            }
        });
    }

    public HomeModel model() {
        return model;
    }

    @Override
    public void addTo(Context window) {
        window.views().register(HomeController.class, () -> new HomeController(window, model, lessons, library, table));
        window.definePlace(HOME);
        window.subscriptions().onChange(program.places().currentProperty(), place -> resumeIfPlaying(place, window));
    }

    /** Resumes an interrupted game at its table, so that nobody plays its copy here for both sides. */
    private void resumeIfPlaying(Place place, Context window) {
        if (place.equals(Place.PLAY) && model.first() instanceof First.Ongoing ongoing && ongoing.interrupted()) {
            table.resume(window);
        }
    }

    private void refreshIfShown() {
        if (isShown()) {
            model.refresh();
        }
    }

    private boolean isShown() {
        return program.places().currentProperty().get().equals(HOME);
    }

    @Override
    public void drawn() {
        model.refresh();
    }

    /** Refreshes Home, because a game may have continued in another window, or a new day may have begun. */
    @Override
    public void focusChanged() {
        refreshIfShown();
    }
}
