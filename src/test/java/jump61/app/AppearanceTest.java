package jump61.app;

import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.paint.Color;
import jump61.window.settings.Theme;
import org.junit.jupiter.api.Test;

class AppearanceTest extends WindowTest {
    @Override
    String settings() {
        return super.settings() + "theme=DARK\n";
    }

    @Test
    void aWindowHasTheBackgroundOfItsThemeBeforeItsFirstPicture() {
        assertTrue(ground().getBrightness() < 0.3, ground().toString());
        robot.interact(() -> {
            desktopSettings().themeProperty().set(Theme.LIGHT);
            stage.getScene().getRoot().applyCss();
        });
        assertTrue(ground().getBrightness() > 0.9, ground().toString());
    }

    private Color ground() {
        return (Color) stage.getScene().getFill();
    }
}
