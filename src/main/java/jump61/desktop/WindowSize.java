package jump61.desktop;

import javafx.animation.PauseTransition;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.util.Duration;
import jump61.desktop.settings.Settings;

/** The size of the window, as the user left it the last time. */
final class WindowSize {
    private static final double LEAST_WIDTH = 480;
    private static final double LEAST_HEIGHT = 360;
    private static final Duration SETTLING = Duration.seconds(1);

    private final Stage stage;
    private final Settings settings;

    WindowSize(Stage stage, Settings settings) {
        this.stage = stage;
        this.settings = settings;
    }

    /** {@return a scene of the wanted size, still empty} */
    Scene scene() {
        return new Scene(
                new Pane(),
                settings.windowWidthProperty().get(),
                settings.windowHeightProperty().get());
    }

    /**
     * Shows the window. On newer GTK desktops, JavaFX 21 forgets the size a window is to open with (JDK-8316423), but not
     * the least size; so that is the wanted one until the window stands.
     */
    void show() {
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        stage.setMinWidth(Math.min(settings.windowWidthProperty().get(), screen.getWidth()));
        stage.setMinHeight(Math.min(settings.windowHeightProperty().get(), screen.getHeight()));
        if (settings.windowMaximizedProperty().get()) {
            stage.setMaximized(true);
        }
        stage.show();
        PauseTransition standing = new PauseTransition(SETTLING);
        standing.setOnFinished(event -> {
            stage.setMinWidth(LEAST_WIDTH);
            stage.setMinHeight(LEAST_HEIGHT);
        });
        standing.play();
    }

    void remember() {
        settings.windowMaximizedProperty().set(stage.isMaximized());
        if (!stage.isMaximized() && !stage.isFullScreen()) {
            settings.windowWidthProperty().set(stage.getWidth());
            settings.windowHeightProperty().set(stage.getHeight());
        }
    }
}
