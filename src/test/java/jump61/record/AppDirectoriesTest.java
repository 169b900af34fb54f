package jump61.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** Where each system wants a program’s files. */
@DisabledOnOs(OS.WINDOWS)
class AppDirectoriesTest {
    private static final Path HOME = Path.of("/home/ada");
    private static final String PROPERTY = "jump61.home";

    private final String before = System.getProperty(PROPERTY);

    @AfterEach
    void restore() {
        if (before == null) {
            System.clearProperty(PROPERTY);
        } else {
            System.setProperty(PROPERTY, before);
        }
    }

    @Test
    void onLinuxTheyAreInHiddenFolders() {
        assertFolders(
                "/home/ada/.config/jump61",
                "/home/ada/.local/share/jump61",
                "/home/ada/.local/state/jump61",
                AppDirectories.of("Linux", HOME, Map.of()));
    }

    @Test
    void onLinuxTheUserMayChooseOtherFoldersByAbsolutePaths() {
        Map<String, String> chosen =
                Map.of("XDG_CONFIG_HOME", "/etc/ada", "XDG_DATA_HOME", "relative", "XDG_STATE_HOME", "/var/ada");
        assertFolders(
                "/etc/ada/jump61",
                "/home/ada/.local/share/jump61",
                "/var/ada/jump61",
                AppDirectories.of("Linux", HOME, chosen));
    }

    @Test
    void onAMacTheyAreInTheLibrary() {
        assertFolders(
                "/home/ada/Library/Application Support/jump61",
                "/home/ada/Library/Application Support/jump61",
                "/home/ada/Library/Logs/jump61",
                AppDirectories.of("Mac OS X", HOME, Map.of("XDG_CONFIG_HOME", "/etc/ada")));
    }

    @Test
    void onWindowsSettingsRoamAndGamesStay() {
        assertFolders(
                "/home/ada/AppData/Roaming/jump61",
                "/home/ada/AppData/Local/jump61",
                "/home/ada/AppData/Local/jump61/logs",
                AppDirectories.of("Windows 11", HOME, Map.of()));
        assertFolders(
                "/server/ada/jump61",
                "/local/ada/jump61",
                "/local/ada/jump61/logs",
                AppDirectories.of("Windows 11", HOME, Map.of("APPDATA", "/server/ada", "LOCALAPPDATA", "/local/ada")));
    }

    @Test
    void oneFolderMayHoldEverything() {
        assertFolders("/stick", "/stick", "/stick/logs", AppDirectories.in(Path.of("/stick")));
        System.setProperty(PROPERTY, "/stick");
        assertEquals(AppDirectories.in(Path.of("/stick")), AppDirectories.ofThisMachine());
    }

    @Test
    void otherwiseTheyAreWhereThisSystemWantsThem() {
        System.clearProperty(PROPERTY);
        AppDirectories usual = AppDirectories.of(System.getProperty("os.name"), AppDirectories.home(), System.getenv());
        assertEquals(usual, AppDirectories.ofThisMachine());
        assertTrue(usual.config().endsWith("jump61"), usual::toString);
    }

    private static void assertFolders(String config, String data, String log, AppDirectories found) {
        assertEquals(new AppDirectories(Path.of(config), Path.of(data), Path.of(log)), found);
    }
}
