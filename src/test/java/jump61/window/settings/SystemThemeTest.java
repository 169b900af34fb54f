package jump61.window.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import javafx.scene.Group;
import javafx.scene.Parent;
import javafx.scene.Scene;
import jump61.window.FxThreadExtension;
import jump61.window.FxWait;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What desktops say of their appearance, as their programs print it. */
@ExtendWith(FxThreadExtension.class)
class SystemThemeTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        ({'org.freedesktop.appearance': {'contrast': <uint32 0>, 'color-scheme': <uint32 1>}},) | DARK
        ({'org.freedesktop.appearance': {'color-scheme': <uint32 2>}},)                         | LIGHT
        ({'org.freedesktop.appearance': {'color-scheme': <uint32 1>, 'contrast': <uint32 1>}},) | HIGH_CONTRAST
        ({},)                                                                                   | LIGHT
        'prefer-dark'                                                                           | DARK
        'default'                                                                               | LIGHT
        Dark                                                                                    | DARK
        AppsUseLightTheme    REG_DWORD    0x0                                                   | DARK
        AppsUseLightTheme    REG_DWORD    0x1                                                   | LIGHT
        """)
    void answersAreUnderstood(String answer, Theme theme) {
        assertEquals(theme, SystemTheme.read(answer + "\n"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        Adwaita:dark        | ``                                              | DARK
        HighContrastInverse | ``                                              | HIGH_CONTRAST
        Adwaita             | ``                                              | ``
        ``                  | gtk-application-prefer-dark-theme=1             | DARK
        ``                  | gtk-application-prefer-dark-theme = true        | DARK
        ``                  | gtk-application-prefer-dark-theme=0             | ``
        ``                  | gtk-theme-name=Arc-Dark                         | DARK
        ``                  | gtk-theme-name=HighContrast                     | HIGH_CONTRAST
        ``                  | gtk-icon-theme-name=Papirus-Dark                | ``
        """)
    void smallerDesktopsSetTheThemeOfGtk(String forced, String line, String theme, @TempDir Path config)
            throws IOException {
        Files.createDirectories(config.resolve("gtk-3.0"));
        Files.writeString(config.resolve("gtk-3.0/settings.ini"), "[Settings]\n" + line + "\n");
        Map<String, String> environment = Map.of("GTK_THEME", forced, "XDG_CONFIG_HOME", config.toString());
        assertEquals(
                theme, SystemTheme.GtkTheme.of(environment).map(Theme::name).orElse(""));
    }

    @Test
    void theThemeShownFollowsTheSystemOnlyIfThatIsChosen() {
        Settings settings = new Settings();
        settings.systemThemeProperty().set(Theme.DARK);
        settings.themeProperty().set(Theme.SYSTEM);
        assertEquals(Theme.DARK, settings.shownTheme());
        settings.systemThemeProperty().set(Theme.HIGH_CONTRAST);
        assertEquals(Palette.CLASSIC, settings.shownPalette().getValue());
        settings.themeProperty().set(Theme.LIGHT);
        assertEquals(Theme.LIGHT, settings.shownTheme());
    }

    @Test
    void theWindowTurnsDarkWithTheSystemAndLightAgain() {
        Settings settings = new Settings();
        settings.themeProperty().set(Theme.SYSTEM);
        Parent root = new Group();
        FxWait.ask(() -> {
            new Appearance(settings, new Scene(root)).follow();
            settings.systemThemeProperty().set(Theme.DARK);
            return null;
        });
        assertTrue(root.getStyleClass().contains("dark"), root::toString);
        FxWait.ask(() -> {
            settings.systemThemeProperty().set(Theme.LIGHT);
            return null;
        });
        assertFalse(root.getStyleClass().contains("dark"), root::toString);
    }
}
