package jump61.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.ErrorManager;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LogFileTest {
    @TempDir
    Path home;

    @Test
    void aLogThatCannotBeWrittenIsReportedOnceInOneLine() {
        ByteArrayOutputStream terminal = new ByteArrayOutputStream();
        LogFile.LogErrors errors = new LogFile.LogErrors(new PrintStream(terminal, true));
        errors.error(null, new IOException("No space left on device"), ErrorManager.FLUSH_FAILURE);
        errors.error("again", null, ErrorManager.WRITE_FAILURE);
        assertEquals(
                "jump61: the log cannot be written: No space left on device",
                terminal.toString().strip());
    }

    /** A program that logs to two folders, of which the first counts. */
    static final class TwoFolders {
        private TwoFolders() {}

        public static void main(String[] folders) {
            for (String folder : folders) {
                LogFile.open(Path.of(folder));
            }
            Logger.getLogger(LogFile.class.getName()).severe("something went wrong");
            System.out.println(LogFile.folder().map(Path::toString).orElse("none"));
        }
    }

    @Test
    void whatGoesWrongIsInTheFirstFolderAndNotOnTheTerminal() throws Exception {
        Path first = home.resolve("first 100%");
        Path second = home.resolve("second");
        assertEquals(List.of(first.toString()), run(first, second));
        assertTrue(Files.readString(first.resolve("jump61.0.log")).contains("something went wrong"));
        assertFalse(Files.exists(second));
    }

    @Test
    void withoutAFolderItIsOneLineOnTheTerminal() throws Exception {
        Path file = Files.writeString(home.resolve("no-folder"), "");
        List<String> lines = run(file);
        assertEquals(3, lines.size(), lines.toString());
        assertTrue(lines.get(0).contains("there is no log file"), lines.toString());
        assertTrue(lines.get(1).contains("something went wrong"), lines.toString());
        assertEquals("none", lines.get(2));
    }

    private static List<String> run(Path... folders) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                TwoFolders.class.getName()));
        Stream.of(folders).map(Path::toString).forEach(command::add);
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8)) {
            List<String> lines = output.lines().toList();
            assertEquals(0, process.waitFor());
            return lines;
        }
    }
}
