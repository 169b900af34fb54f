package jump61;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class MainTest {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void theVersionIsTheOneOfTheBuild() {
        assertEquals(0, run("--version"));
        assertTrue(text(out).matches("jump61 \\d+\\.\\d+\\.\\d+(-SNAPSHOT)?\\R"), text(out));
    }

    @Test
    void helpTellsTheOptions() {
        assertEquals(0, run("--help"));
        assertTrue(text(out).contains("--dialect"), text(out));
    }

    @Test
    void anUnknownOptionIsOneLineOnStandardErrorAndExitCode2() {
        assertEquals(2, run("--frobnicate"));
        assertEquals(
                "jump61: unknown option --frobnicate (see --help)\n", text(err).replace("\r", ""));
        assertEquals("", text(out));
    }

    private int run(String... args) {
        return Main.run(printTo(out), printTo(err), args);
    }

    private static PrintStream printTo(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }

    private static String text(ByteArrayOutputStream bytes) {
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
