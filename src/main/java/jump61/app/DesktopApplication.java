package jump61.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.stage.Stage;
import jump61.app.home.HomeFeature;
import jump61.network.RemoteSettings;
import jump61.record.AppDirectories;
import jump61.window.Place;
import jump61.window.feature.Program;
import jump61.window.feature.SystemDialogs;

/** The JavaFX application. The start sequence is in {@link Startup}. */
public final class DesktopApplication extends Application {
    private static final Startup STARTUP = new Startup(() -> new Features(
            new Program(AppDirectories.ofThisMachine(), SystemDialogs.ofThisMachine()),
            Features.ofProduct(RemoteSettings.usual())));

    /** Documents passed by the system, possibly before the window exists. */
    static final OpenedDocuments DOCUMENTS = new OpenedDocuments();

    private static volatile WindowStart start = WindowStart.HOME;

    /** The open window; empty before, and if it could not be opened. */
    private Optional<Desktop> desktop = Optional.empty();

    /** Starts everything that does not need JavaFX. */
    static void prepare(WindowStart wanted) {
        start = wanted;
        STARTUP.makeFeatures();
    }

    @Override
    public void init() throws ExecutionException, InterruptedException {
        STARTUP.makeViews(getParameters().getRaw().size() == 1 ? Place.PLAY : HomeFeature.HOME);
    }

    @Override
    public void start(Stage stage) throws ExecutionException, InterruptedException {
        List<Path> named = getParameters().getRaw().stream().map(Path::of).toList();
        Desktop opened = STARTUP.open(stage, named.isEmpty() ? DOCUMENTS.take() : named, start);
        desktop = Optional.of(opened);
        DOCUMENTS.setOnOpen(documents -> Platform.runLater(() -> opened.openHandedOver(documents)));
    }

    @Override
    public void stop() {
        desktop.ifPresent(Desktop::close);
    }
}
