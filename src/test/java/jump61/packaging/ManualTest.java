package jump61.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The manual of the window is translated line by line. */
@EnabledOnOs(OS.LINUX)
class ManualTest {
    private static final Path ENGLISH = Path.of("packaging/linux/jump61.1");

    static Stream<Path> translations() throws IOException {
        return Files.list(Path.of("packaging/linux/man")).sorted();
    }

    @ParameterizedTest
    @MethodSource("translations")
    void everyTranslatedLineIsOneOfTheEnglishManual(Path translation) throws IOException {
        List<String> pairs = pairs(translation);
        assertEquals(0, pairs.size() % 2, "an English line or its translation is missing");
        List<String> manual = Files.readAllLines(ENGLISH);
        for (int i = 0; i < pairs.size(); i += 2) {
            assertTrue(manual.contains(pairs.get(i)), pairs.get(i));
        }
    }

    @ParameterizedTest
    @MethodSource("translations")
    void noSentenceIsLeftInEnglish(Path translation) throws Exception {
        Shell.Result page = Shell.bash("stage", "translated_page " + translation, Map.of());
        assertEquals(0, page.code(), page.output());
        List<String> translated = page.output().lines().toList();
        List<String> manual = Files.readAllLines(ENGLISH);
        assertEquals(manual.size(), translated.size());
        for (int i = 0; i < manual.size(); i++) {
            if (!manual.get(i).startsWith(".")) {
                assertFalse(manual.get(i).equals(translated.get(i)), translated.get(i));
            }
        }
    }

    private static List<String> pairs(Path translation) throws IOException {
        return Files.readAllLines(translation).stream()
                .filter(line -> !line.isEmpty())
                .toList();
    }
}
