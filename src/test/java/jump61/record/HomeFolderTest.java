package jump61.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

@DisabledOnOs(OS.WINDOWS)
class HomeFolderTest {
    private static final Path LISTED = Path.of("/home/listed");

    @Test
    void theEnvironmentNamesTheHomeFolder() {
        assertEquals(
                Path.of("/somewhere/else"), AppDirectories.home("Linux", LISTED, Map.of("HOME", "/somewhere/else")));
        assertEquals(
                Path.of("/somewhere/else"), AppDirectories.home("Mac OS X", LISTED, Map.of("HOME", "/somewhere/else")));
    }

    @Test
    void withoutAnAbsolutePathThereTheListOfUsersCounts() {
        assertEquals(LISTED, AppDirectories.home("Linux", LISTED, Map.of()));
        assertEquals(LISTED, AppDirectories.home("Linux", LISTED, Map.of("HOME", "relative")));
        assertEquals(LISTED, AppDirectories.home("Linux", LISTED, Map.of("HOME", "")));
    }

    @Test
    void windowsHasNoSuchVariable() {
        assertEquals(LISTED, AppDirectories.home("Windows 11", LISTED, Map.of("HOME", "/of/a/shell")));
    }
}
