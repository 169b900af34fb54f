package jump61.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The list of what comes along, which the about box shows and the packages' bill of components is made from. */
final class LibrariesTest {
    @Test
    void everyLibraryHasAVersionALicenceAndAHomePage() throws IOException {
        Properties libraries = new Properties();
        try (InputStream in = Version.class.getResourceAsStream("libraries.properties")) {
            libraries.load(in);
        }

        assertEquals(Set.of("OpenJFX", "AtlantaFX", "Inter"), libraries.stringPropertyNames());
        for (Object facts : libraries.values()) {
            String[] parts = facts.toString().split("; ", -1);
            assertEquals(3, parts.length, facts.toString());
            assertTrue(parts[0].matches("\\d+(\\.\\d+)+"), "a version filled in by the build: " + facts);
            assertTrue(parts[2].startsWith("https://"), facts.toString());
        }
    }
}
