package jump61.app;

import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import javafx.geometry.Bounds;
import javafx.scene.Scene;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import jump61.engine.DaemonThreads;
import jump61.window.Place;
import jump61.window.Typeface;
import jump61.window.settings.Appearance;
import jump61.window.settings.Settings;
import jump61.window.settings.WindowSize;

/**
 * The start sequence of the window, for users and tests alike, on two threads: features are created while JavaFX starts,
 * then views while the JavaFX thread reads the theme and opens the window, still empty. Each step happens once, in this
 * order.
 */
final class Startup {
    private final FutureTask<Features> features;
    private final FutureTask<Views> views = new FutureTask<>(this::loadViews);
    private volatile Place first = Place.PLAY;
    private final FutureTask<Bounds> fonts = new FutureTask<>(Startup::loadFonts);

    Startup(Callable<Features> features) {
        this.features = new FutureTask<>(features);
    }

    /** Starts creating the features and looking for fonts. JavaFX need not be running. */
    void makeFeatures() {
        StyleStates.number();
        DaemonThreads.start("start", () -> {
            features.run();
            // The first game and the views need these; JavaFX is still starting. A failed task reports nothing: later
            // callers find out.
            new FutureTask<>(ZoneId::systemDefault).run();
            new FutureTask<>(() -> features.get().program().texts()).run();
        });
        // The first fonts take fontconfig several hundredths of a second, for which the JavaFX thread need not wait. If
        // there are none, that thread finds out, too, and reports it.
        DaemonThreads.start("fonts", fonts);
    }

    /** Loads the window's typeface, and makes JavaFX look up the names of all fonts, as it does for the first text. */
    private static Bounds loadFonts() {
        Typeface.load();
        Text text = new Text("Jump61");
        text.setFont(
                Font.font(Typeface.FAMILY, FontWeight.BOLD, Font.getDefault().getSize()));
        return text.getLayoutBounds();
    }

    /**
     * Sets the theme and starts creating the views. JavaFX must be running; may be called on any thread.
     *
     * @param start the place that the window opens with
     */
    void makeViews(Place start) throws ExecutionException, InterruptedException {
        first = start;
        Appearance.begin(features.get().program().settings());
        DaemonThreads.start("start", views);
    }

    /** Creates the views. Until this is done, the JavaFX thread must not use the features. */
    private Views loadViews() throws ExecutionException, InterruptedException {
        Features made = features.get();
        made.program().newGame().beginFirst();
        made.program().places().beginAt(first);
        awaitFonts();
        Views loaded = new Views(made);
        // Sized now, so that parts that do not fit are never created.
        Settings settings = made.program().settings();
        loaded.root()
                .resize(
                        settings.windowWidthProperty().get(),
                        settings.windowHeightProperty().get());
        loaded.complete();
        return loaded;
    }

    /** Waits until texts can be measured. A text in a font that is not loaded yet would keep another font for good. */
    private void awaitFonts() throws InterruptedException {
        try {
            fonts.get();
        } catch (ExecutionException e) {
            // The first text will fail in the same way.
        }
    }

    /**
     * Opens {@code window}, and fills it as soon as the views exist, with the game in a file, the games in several files,
     * or else the start that is wanted. To be called on the JavaFX thread.
     */
    Desktop open(Stage window, List<Path> files, WindowStart wanted) throws ExecutionException, InterruptedException {
        Features made = features.get();
        Settings settings = made.program().settings();
        Scene scene = WindowSize.scene(settings);
        Appearance appearance = new Appearance(settings, scene);
        // Opening the window and reading the style sheets need no views.
        appearance.showEmpty();
        window.setScene(scene);
        WindowSize size = new WindowSize(window, settings);
        size.show();
        Desktop desktop = new Desktop(made, views.get(), appearance, window);
        desktop.open(files, wanted);
        size.complete();
        return desktop;
    }
}
