package jump61;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@EnabledOnOs(OS.LINUX)
class NoDisplayTest {
    private static final int PATIENCE_SECONDS = 120;

    @TempDir
    Path home;

    @Test
    void withoutADisplayTheProgramEndsWithAnErrorOfOneLine() throws Exception {
        List<String> lines = linesOfAWindow(System.getProperty("java.class.path"));
        assertTrue(lines.get(lines.size() - 1).startsWith("jump61: the window cannot be opened: "), lines.toString());
        assertTrue(lines.stream().noneMatch(line -> line.strip().startsWith("at ")), lines.toString());
    }

    @Test
    void withoutJavaFxTheProgramSaysWhatIsMissing() throws Exception {
        String others = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> !entry.contains("javafx"))
                .collect(Collectors.joining(File.pathSeparator));
        assertEquals(
                List.of("jump61: the window needs JavaFX, which is not on the class path"
                        + " (mvn -q compile javafx:run)"),
                linesOfAWindow(others));
    }

    private List<String> linesOfAWindow(String classPath) throws Exception {
        Path output = home.resolve("output.txt");
        ProcessBuilder program = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        classPath,
                        "-Djump61.home=" + home,
                        "jump61.Main",
                        "--display")
                .redirectErrorStream(true)
                .redirectOutput(output.toFile());
        program.environment().keySet().removeAll(List.of("DISPLAY", "WAYLAND_DISPLAY"));
        Process window = program.start();
        try {
            assertTrue(window.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS), "it hangs");
        } finally {
            window.destroyForcibly();
        }
        List<String> lines = Files.readAllLines(output);
        assertEquals(1, window.exitValue(), lines.toString());
        return lines;
    }
}
