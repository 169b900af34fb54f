package jump61.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import jump61.console.Tool;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Other programs read what the tools print, so numbers have the digits 0 to 9 whatever the language of the system. */
class LabDigitsTest {
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

    @ParameterizedTest
    @ValueSource(
            strings = {"bench --help", "mine --help", "solve --help", "bench --depth 1", "solve --size 2x2 --memory 16"
            })
    @Tag("slow")
    void theLabPrintsTheUsualDigits(String command) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
        assertEquals(Tool.OK, Main.run(List.of(command.split(" ")), stream, stream));
        String text = out.toString(StandardCharsets.UTF_8);
        assertFalse(text.isEmpty(), command);
        assertFalse(OTHER_DIGITS.matcher(text).find(), text);
    }
}
