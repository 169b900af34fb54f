package jump61.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.paint.Color;
import jump61.desktop.settings.Theme;
import org.junit.jupiter.api.Test;

class AppearanceTest extends WindowTest {
    @Override
    String settings() {
        return super.settings() + "theme=DARK\n";
    }

    @Test
    void aWindowWithoutPictureYetHasTheGroundOfItsTheme() {
        assertThat(ground().getBrightness()).isLessThan(0.3);
        robot.interact(() -> {
            desktopSettings().themeProperty().set(Theme.LIGHT);
            stage.getScene().getRoot().applyCss();
        });
        assertThat(ground().getBrightness()).isGreaterThan(0.9);
    }

    private Color ground() {
        return (Color) stage.getScene().getFill();
    }
}
