package jump61.desktop.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What desktops say of their appearance, as their programs print it. */
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
}
