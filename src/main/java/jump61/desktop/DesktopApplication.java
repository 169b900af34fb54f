package jump61.desktop;

import java.nio.file.Path;
import java.util.Optional;
import javafx.application.Application;
import javafx.stage.Stage;
import jump61.record.AppDirectories;
import jump61.remote.RemoteSettings;

/** The window as JavaFX starts it. */
public final class DesktopApplication extends Application {
    private Desktop desktop;

    @Override
    public void start(Stage stage) {
        Optional<Path> file = getParameters() == null
                ? Optional.empty()
                : getParameters().getRaw().stream().findFirst().map(Path::of);
        desktop = new Desktop(stage, AppDirectories.ofThisMachine(), RemoteSettings.usual());
        desktop.open(file);
    }

    @Override
    public void stop() {
        desktop.close();
    }
}
