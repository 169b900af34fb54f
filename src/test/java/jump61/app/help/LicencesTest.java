package jump61.app.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The licences on the about sheet. */
final class LicencesTest {
    @TempDir
    private Path folder;

    @Test
    void theRuntimeAndEveryLibraryComesWithVersionAndLicence() {
        List<Component> components = Component.all();

        assertEquals(
                List.of("OpenJDK", "AtlantaFX", "Inter", "OpenJFX"),
                components.stream()
                        .map(component -> component.name().split(" ")[0])
                        .toList());
        assertTrue(components.stream().allMatch(component -> component.name().matches("\\w+ \\d.*")));
        assertEquals("MIT", components.get(1).licence());
    }

    @Test
    void ourTextsComeFirstThenThoseOfTheRuntimesModules() throws IOException {
        write("java.base/LICENSE", "GPL");
        write("jump61/LICENSE", "MIT");

        List<Component.LicenceFile> texts = Component.LicenceFile.in(folder);

        assertEquals(
                List.of("jump61/LICENSE", "java.base/LICENSE"),
                texts.stream().map(Component.LicenceFile::title).toList());
        assertEquals("MIT", texts.get(0).read());
    }

    @Test
    void aRuntimeWithoutTextsHasNone() {
        assertEquals(List.of(), Component.LicenceFile.in(folder.resolve("missing")));
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
