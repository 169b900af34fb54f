package jump61.window.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.stage.Screen;
import javafx.stage.Stage;
import jump61.window.FxThreadExtension;
import jump61.window.FxWait;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(FxThreadExtension.class)
class WindowSizeTest {
    private final Settings settings = new Settings();

    @Test
    void aWindowFromALargerScreenFitsOnThisOne() {
        settings.windowWidthProperty().set(9000);
        settings.windowHeightProperty().set(9000);
        Rectangle2D screen = FxWait.ask(() -> Screen.getPrimary().getVisualBounds());
        Scene scene = FxWait.ask(() -> WindowSize.scene(settings));
        assertTrue(scene.getWidth() <= screen.getWidth());
        assertTrue(scene.getHeight() <= screen.getHeight());
    }

    @Test
    void ofAMaximizedWindowItsFormerSizeIsRemembered() {
        settings.windowWidthProperty().set(900);
        for (boolean maximized : new boolean[] {true, false}) {
            FxWait.ask(() -> {
                Stage stage = new Stage();
                stage.setMaximized(maximized);
                stage.setWidth(700);
                new WindowSize(stage, settings).remember();
                return null;
            });
            assertEquals(maximized, settings.windowMaximizedProperty().get());
            assertEquals(maximized ? 900 : 700, settings.windowWidthProperty().get());
        }
    }

    @Test
    void anySmallerWindowKeepsItsSize() {
        settings.windowWidthProperty().set(Settings.LEAST_WIDTH);
        settings.windowHeightProperty().set(Settings.LEAST_HEIGHT);
        Scene scene = FxWait.ask(() -> WindowSize.scene(settings));
        assertEquals(Settings.LEAST_WIDTH, scene.getWidth());
        assertEquals(Settings.LEAST_HEIGHT, scene.getHeight());
    }
}
