package jump61.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import jump61.Tools;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Other programs read what the tools print, so numbers have the digits 0 to 9 whatever the language of the system. */
class DigitsTest {
    private static final Pattern OTHER_DIGITS = Pattern.compile("[\\p{Nd}&&[^0-9]]");

    private final Locale system = Locale.getDefault();

    @BeforeEach
    void useALanguageWithOtherDigits() {
        Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
        assertEquals("٤٢", String.format("%d", 42));
    }

    @AfterEach
    void useTheLanguageOfTheSystem() {
        Locale.setDefault(system);
    }

    private static void assertUsualDigits(String tool, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
        assertEquals(Tool.OK, Tool.call(Tools.byName(tool).orElseThrow(), tool, List.of(arguments), stream, stream));
        String text = out.toString(StandardCharsets.UTF_8);
        assertFalse(text.isEmpty(), tool);
        assertFalse(OTHER_DIGITS.matcher(text).find(), text);
    }

    @Test
    void inTheHelp() {
        Tools.names().forEach(tool -> assertUsualDigits(tool, "--help"));
    }

    @Test
    void inResults(@TempDir Path folder) throws IOException {
        assertUsualDigits("solve", "--size", "2x2", "--memory", "16");
        assertUsualDigits("match", "--first", "depth:1", "--second", "depth:2", "--size", "3", "--games", "2");
        assertUsualDigits("puzzles", "--list");
        Path game = folder.resolve("game.jump61");
        Files.copy(DigitsTest.class.getResourceAsStream("sim.jump61"), game);
        assertUsualDigits("review", game.toString());
        assertUsualDigits("review", "--json", game.toString());
    }
}
