package jump61.window.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import jump61.trust.Fuzz;
import org.junit.jupiter.api.Test;

/**
 * Settings with a few bytes changed: what is read can be written and read again, and makes settings that make sense.
 */
class SettingsFuzzTest {
    @Test
    void aChangedFileIsReadAsFarAsItGoes() throws IOException {
        String whole = SettingsFormat.write(new Settings().toMap());
        Fuzz.feed(5, (input, random) -> {
            SettingsFormat.Content read = SettingsFormat.read(Fuzz.mutate(random, whole));
            Settings settings = new Settings();
            settings.take(read.settings());
            assertEquals(settings.toMap(), again(settings).toMap());
            assertEquals(read.settings(), SettingsFormat.read(written(read)).settings());
        });
    }

    private static Settings again(Settings settings) {
        Settings again = new Settings();
        again.take(settings.toMap());
        return again;
    }

    private static byte[] written(SettingsFormat.Content content) {
        try {
            return SettingsFormat.write(content.settings()).getBytes(StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
