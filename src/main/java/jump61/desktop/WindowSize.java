package jump61.desktop;

import javafx.application.Platform;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.stage.Stage;
import jump61.desktop.settings.Settings;

/** The size of the window, as the user left it the last time. */
final class WindowSize {
    private static final double LEAST_WIDTH = 480;
    private static final double LEAST_HEIGHT = 360;

    private final Stage stage;
    private final Settings settings;

    WindowSize(Stage stage, Settings settings) {
        this.stage = stage;
        this.settings = settings;
    }

    Scene scene(Parent root) {
        return new Scene(
                root,
                settings.windowWidthProperty().get(),
                settings.windowHeightProperty().get());
    }

    void show() {
        if (settings.windowMaximizedProperty().get()) {
            stage.setMaximized(true);
        }
        stage.show();
        Platform.runLater(this::insist);
    }

    /** On newer GTK desktops, JavaFX 21 forgets the size a window is to open with (JDK-8316423). */
    private void insist() {
        if (!stage.isMaximized()) {
            stage.setWidth(settings.windowWidthProperty().get());
            stage.setHeight(settings.windowHeightProperty().get());
        }
        stage.setMinWidth(LEAST_WIDTH);
        stage.setMinHeight(LEAST_HEIGHT);
    }

    void remember() {
        settings.windowMaximizedProperty().set(stage.isMaximized());
        if (!stage.isMaximized() && !stage.isFullScreen()) {
            settings.windowWidthProperty().set(stage.getWidth());
            settings.windowHeightProperty().set(stage.getHeight());
        }
    }
}
