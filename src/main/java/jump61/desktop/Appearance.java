package jump61.desktop;

import java.util.Arrays;
import java.util.List;
import javafx.application.Application;
import javafx.scene.Scene;
import jump61.desktop.settings.Palette;
import jump61.desktop.settings.Settings;
import jump61.desktop.settings.Theme;

/** Dresses the window as the settings say: theme, palette, and the sheet of the window's own parts. */
final class Appearance {
    private final Settings settings;
    private Scene scene;

    Appearance(Settings settings) {
        this.settings = settings;
        settings.themeProperty().subscribe(now -> apply());
        settings.paletteProperty().subscribe(now -> apply());
    }

    /** Dresses a scene, now and whenever the settings change. */
    void dress(Scene scene) {
        this.scene = scene;
        apply();
    }

    private void apply() {
        Theme theme = settings.themeProperty().get();
        if (!theme.baseSheet().equals(Application.getUserAgentStylesheet())) {
            Application.setUserAgentStylesheet(theme.baseSheet());
        }
        if (scene == null) {
            return;
        }
        scene.getStylesheets().setAll(sheet("window.css"));
        List<String> classes = scene.getRoot().getStyleClass();
        classes.removeAll(Arrays.stream(Theme.values()).map(Theme::styleClass).toList());
        classes.removeAll(
                Arrays.stream(Palette.values()).map(Palette::styleClass).toList());
        classes.addAll(
                List.of(theme.styleClass(), settings.paletteProperty().get().styleClass()));
    }

    private static String sheet(String name) {
        return Appearance.class.getResource("style/" + name).toExternalForm();
    }
}
