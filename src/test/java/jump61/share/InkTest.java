package jump61.share;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Pictures have the colours of the window. */
class InkTest {
    @ParameterizedTest
    @EnumSource
    void eachColourIsThatOfTheStyleSheet(Ink ink) throws IOException {
        String light = value("window", ink).orElseThrow();
        assertEquals(light, String.format("#%06x", ink.rgb(false)));
        assertEquals(value("window.dark", ink).orElse(light), String.format("#%06x", ink.rgb(true)));
    }

    private static Optional<String> value(String root, Ink ink) throws IOException {
        try (InputStream sheet = InkTest.class.getResourceAsStream("/jump61/window/style/tokens.css")) {
            String text = new String(sheet.readAllBytes(), StandardCharsets.UTF_8);
            Matcher block = Pattern.compile("\\n\\." + Pattern.quote(root) + " \\{(.*?)\\n}", Pattern.DOTALL)
                    .matcher(text);
            return block.results()
                    .flatMap(found -> Pattern.compile("    -" + ink.style() + ": (#\\w{6});")
                            .matcher(found.group(1))
                            .results())
                    .map(found -> found.group(1))
                    .findFirst();
        }
    }
}
