package jump61.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

@DisabledOnOs(OS.WINDOWS)
class StandardOutputTest {
    private static Process start(String arguments) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Stream<String> program =
                Stream.of(java, "-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path"), "jump61.Main");
        List<String> command =
                Stream.concat(program, Stream.of(arguments.split(" "))).toList();
        return new ProcessBuilder(command).start();
    }

    @Test
    void aToolEndsQuietlyWhenTheReaderOfItsOutputHasGone() throws Exception {
        Process match = start("match --first level:1 --second level:1 --size 3 --games 1000000 --opening-plies 0");
        try (BufferedReader reader = match.inputReader(StandardCharsets.UTF_8)) {
            assertTrue(reader.readLine().startsWith("There is one opening"));
        }
        assertEquals(StandardOutput.READER_GONE, match.waitFor());
        assertEquals("", new String(match.getErrorStream().readAllBytes(), StandardCharsets.UTF_8));
    }
}
