package jump61.window.settings;

import java.util.List;
import javafx.animation.PauseTransition;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.layout.Pane;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.util.Duration;
import jump61.window.ViewLoader;

/** The icon and the size of the window, which opens with its last size. */
public final class WindowSize {
    private static final Duration FIRST_FRAMES = Duration.millis(500);
    private static final Duration SETTLING = Duration.seconds(1);

    private static final List<Integer> ICON_SIZES = List.of(16, 32, 48, 128);

    private final Stage stage;
    private final Settings settings;

    public WindowSize(Stage stage, Settings settings) {
        this.stage = stage;
        this.settings = settings;
    }

    /** {@return an empty scene with the stored size, limited to the screen, which may be smaller than the last one} */
    public static Scene scene(Settings settings) {
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        Scene scene = new Scene(
                new Pane(),
                Math.min(settings.windowWidthProperty().get(), screen.getWidth()),
                Math.min(settings.windowHeightProperty().get(), screen.getHeight()));
        // Sizes that depend on other sizes are settled before this frame is drawn, not in the next one.
        scene.addPostLayoutPulseListener(() -> {
            if (scene.getRoot().isNeedsLayout()) {
                scene.getRoot().layout();
            }
        });
        return scene;
    }

    /** Ensures that all parts have their final sizes in the next frame, not only in the one after it. */
    public static void settleBeforeNextPicture(Scene scene) {
        scene.addPostLayoutPulseListener(new Runnable() {
            @Override
            public void run() {
                scene.removePostLayoutPulseListener(this);
                askAgain(scene.getRoot());
                scene.getRoot().layout();
            }
        });
    }

    /** Repeats requests for a layout that were made during a layout, and so did not reach the root. */
    private static void askAgain(Parent parent) {
        if (parent.isNeedsLayout()) {
            parent.requestLayout();
        }
        for (Node child : parent.getChildrenUnmodifiable()) {
            if (child instanceof Parent part && part.isVisible()) {
                askAgain(part);
            }
        }
    }

    /**
     * Shows the window. On newer GTK desktops, JavaFX 21 ignores the initial size (JDK-8316423) but not the minimum
     * size, so the minimum is set to the desired size until the window is open.
     */
    public void show() {
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        stage.setMinWidth(Math.min(settings.windowWidthProperty().get(), screen.getWidth()));
        stage.setMinHeight(Math.min(settings.windowHeightProperty().get(), screen.getHeight()));
        if (settings.windowMaximizedProperty().get()) {
            stage.setMaximized(true);
        }
        stage.show();
    }

    /** Does what can wait until after the first frames with the window's content. To be called once the content is shown. */
    public void complete() {
        // Loading images takes time.
        after(
                FIRST_FRAMES,
                () -> stage.getIcons()
                        .setAll(ICON_SIZES.stream().map(WindowSize::icon).toList()));
        after(SETTLING, () -> {
            stage.setMinWidth(Settings.LEAST_WIDTH);
            stage.setMinHeight(Settings.LEAST_HEIGHT);
        });
    }

    private static void after(Duration time, Runnable action) {
        PauseTransition pause = new PauseTransition(time);
        pause.setOnFinished(event -> action.run());
        pause.play();
    }

    private static Image icon(int size) {
        return new Image(ViewLoader.resource("icons/jump61-" + size + ".png"));
    }

    /** Stores the size of the window in the settings. */
    public void remember() {
        settings.windowMaximizedProperty().set(stage.isMaximized());
        if (!stage.isMaximized() && !stage.isFullScreen()) {
            settings.windowWidthProperty().set(stage.getWidth());
            settings.windowHeightProperty().set(stage.getHeight());
        }
    }
}
