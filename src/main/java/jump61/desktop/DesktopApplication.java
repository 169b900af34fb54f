package jump61.desktop;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.stage.Stage;
import jump61.desktop.documents.OpenedDocuments;
import jump61.record.AppDirectories;
import jump61.remote.RemoteSettings;

/**
 * The window as JavaFX starts it. The start takes two threads: while JavaFX itself starts, the models are made beside it,
 * and while its thread reads style sheets and fonts, the views are.
 */
public final class DesktopApplication extends Application {
    private static final FutureTask<Desktop> MODELS =
            new FutureTask<>(() -> new Desktop(AppDirectories.ofThisMachine(), RemoteSettings.usual()));

    /** What the desktop hands over, perhaps before the window is there. */
    static final OpenedDocuments DOCUMENTS = new OpenedDocuments();

    private final FutureTask<Desktop> views = new FutureTask<>(this::load);
    private Desktop desktop;

    /** Begins what does not need JavaFX to run. */
    static void prepare() {
        begin(MODELS);
    }

    private static void begin(FutureTask<Desktop> task) {
        Thread thread = new Thread(task, "start");
        thread.setDaemon(true);
        thread.start();
    }

    @Override
    public void init() throws ExecutionException, InterruptedException {
        desktop = MODELS.get();
        desktop.dress();
        begin(views);
    }

    private Desktop load() {
        desktop.load();
        return desktop;
    }

    @Override
    public void start(Stage stage) throws ExecutionException, InterruptedException {
        Optional<Path> file =
                getParameters().getRaw().stream().findFirst().map(Path::of).or(DOCUMENTS::take);
        desktop.rehearse();
        views.get().open(stage, file);
        DOCUMENTS.setOnOpen(document -> Platform.runLater(() -> desktop.openHandedOver(document)));
    }

    @Override
    public void stop() {
        desktop.close();
    }
}
