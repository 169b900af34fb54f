package jump61.window.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every key of the settings file with every value that has no business there: each falls back to its default. */
class HostileSettingsTest {
    /** Texts that mean something only to their readers, who take what they can. */
    private static final Set<String> FREE = Set.of("new.last", "games.evening", "files.recent", "peer.joined");

    private static final Set<String> NAMES = Set.of("new.firstName", "new.secondName", "peer.listen", "peer.name");

    private static final List<String> HOSTILE = List.of(
            "",
            " ",
            "x".repeat(100_000),
            "9".repeat(400),
            "NaN",
            "-0.5e9",
            "1e308",
            "-1e308",
            "Infinity",
            "0x1p3000",
            "\u0000\u001b[2J",
            "true\n",
            "TRUE",
            "null",
            "[]",
            "../..");

    static Stream<String> keys() {
        return new Settings().toMap().keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("keys")
    void aHostileValueFallsBackToTheDefault(String key) throws IOException {
        String usual = new Settings().toMap().get(key);
        for (String value : HOSTILE) {
            Settings settings = new Settings();
            settings.take(throughAFile(key, value));
            String taken = settings.toMap().get(key);
            if (NAMES.contains(key)) {
                assertTrue(taken.length() <= 1000 && taken.matches("\\P{Cntrl}*"), key + "=" + value);
            } else if (!FREE.contains(key) && !(value.isEmpty() && key.endsWith("ort"))) {
                assertEquals(usual, taken, key + "=" + value);
            }
            settings.toMap().forEach((other, text) -> {
                if (!other.equals(key)) {
                    assertEquals(new Settings().toMap().get(other), text, "no other setting changes");
                }
            });
        }
    }

    private static Map<String, String> throughAFile(String key, String value) throws IOException {
        byte[] file = SettingsFormat.write(Map.of(key, value)).getBytes(StandardCharsets.UTF_8);
        return SettingsFormat.read(file).settings();
    }
}
