package jump61.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeoutException;
import javafx.scene.Parent;
import javafx.stage.Stage;
import jump61.library.ui.Picture;
import jump61.network.RemoteSettings;
import jump61.window.Place;
import jump61.window.feature.Feature;
import jump61.window.feature.Program;
import jump61.window.settings.Theme;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/**
 * The program's window with chosen settings and files of its own, for taking pictures of it. On the class path of the
 * tests, it has the theme as packages have it, without the rules that nothing uses.
 */
final class PictureWindow implements AutoCloseable {
    private static final int PATIENCE_MILLIS = 120_000;

    private final Stage stage;
    private final Desktop desktop;

    private PictureWindow(Stage stage, Desktop desktop) {
        this.stage = stage;
        this.desktop = desktop;
    }

    /**
     * Opens a window.
     *
     * @param size width and height, as in {@code 480x360}
     * @param file the game to open, if there is one
     * @param more further lines of the settings file
     */
    static PictureWindow open(String language, Theme theme, String size, Optional<Path> file, String... more)
            throws Exception {
        String[] lengths = size.split("x");
        List<String> settings = List.of(
                "language=" + language,
                "theme=" + theme,
                "window.width=" + lengths[0],
                "window.height=" + lengths[1],
                "sound.volume=0",
                String.join("\n", more));
        Path home = Files.createTempDirectory("pictures");
        Files.writeString(home.resolve("settings.properties"), String.join("\n", settings) + "\n");
        Stage stage = FxToolkit.registerPrimaryStage();
        Startup startup = WindowTest.prepared(() -> WindowTest.features(home, RemoteSettings.usual()), Place.PLAY);
        Desktop desktop = WaitForAsyncUtils.waitForAsyncFx(
                PATIENCE_MILLIS, () -> startup.open(stage, file.stream().toList(), WindowStart.HOME));
        PictureWindow window = new PictureWindow(stage, desktop);
        // A larger size than the screen of a test would be reduced to it.
        window.run(() -> {
            stage.setMaximized(false);
            stage.setWidth(Double.parseDouble(lengths[0]));
            stage.setHeight(Double.parseDouble(lengths[1]));
        });
        return window;
    }

    Program program() {
        return desktop.features().program();
    }

    <F extends Feature> F feature(Class<F> type) {
        return desktop.features().get(type);
    }

    Stage stage() {
        return stage;
    }

    /** Runs an action on the JavaFX thread, and waits for its consequences. */
    void run(Runnable action) {
        get(() -> {
            action.run();
            return null;
        });
        WaitForAsyncUtils.waitForFxEvents();
    }

    /** Runs the command with this id. */
    void choose(String id) {
        run(() -> WindowTest.run(program(), id));
    }

    /** {@return what the JavaFX thread says} */
    <T> T get(Callable<T> question) {
        return WaitForAsyncUtils.waitForAsyncFx(PATIENCE_MILLIS, question);
    }

    /** Saves a picture of the window. */
    void save(Path file) throws Exception {
        get(() -> {
                    // A magnified root is larger than it knows.
                    Parent root = stage.getScene().getRoot();
                    return Picture.of(root, root.getBoundsInParent());
                })
                .save(file);
    }

    @Override
    public void close() throws TimeoutException {
        FxToolkit.setupFixture(desktop::close);
        FxToolkit.cleanupStages();
    }
}
