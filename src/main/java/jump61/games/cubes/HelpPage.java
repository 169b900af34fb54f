package jump61.games.cubes;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The help texts, one file for each dialect. */
final class HelpPage {
    private HelpPage() {}

    /** {@return the text of {@code help-NAME.txt}, without the last line terminator} */
    static String of(String name) {
        try (InputStream text = HelpPage.class.getResourceAsStream("help-" + name + ".txt")) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8).stripTrailing();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
