package jump61.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** {@code load} in the console of 2006. */
class LoadTest {
    private static final String TWO_BY_TWO = "===\n2r --\n-- 2b\n===\n";

    @TempDir
    private Path folder;

    @Test
    void aFilesLinesTakeItsPlace() throws IOException {
        Path inner = write("inner", "2:2 # Blue\n");
        Path outer = write("outer", "game 2 red\n1:1\nload " + inner + "\ndump\n");
        Dialogue dialogue = Dialogue.with("2006", "load " + outer + "\nclear\ndump\n");
        assertEquals(TWO_BY_TWO + "===\n-- --\n-- --\n===\n", dialogue.said());
        assertEquals("", dialogue.errors());
    }

    @Test
    void theSameFileMayBeLoadedAgainAfterItsEnd() throws IOException {
        Path dump = write("dump", "dump");
        Path twice = write("twice", "load " + dump + "\nload " + dump);
        Dialogue dialogue = Dialogue.with("2006", "game 2 red\nload " + twice + "\nload " + twice);
        assertEquals(4 * "===\n-- --\n-- --\n===\n".length(), dialogue.said().length());
    }

    /** Reading some of them, such as {@code /proc/kmsg}, never ends. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void whatTheSystemMakesUpIsNotRead() {
        Dialogue dialogue = Dialogue.with("2006", "load /proc/self/status\ngame 2 red\ndump\n");
        assertEquals("===\n-- --\n-- --\n===\n", dialogue.said());
        assertEquals("", dialogue.errors());
    }

    @Test
    void aLoopIsReportedAndTheRestOfTheFileIsRead() throws IOException {
        Path other = folder.resolve("other");
        Path loop = write("loop", "game 2 red\n1:1\nload " + other + "\n2:2\ndump\n");
        Files.writeString(other, "load " + loop + "\nload " + folder + "/../" + folder.getFileName() + "/loop");
        Dialogue dialogue = Dialogue.with("2006", "load " + loop);
        assertEquals(TWO_BY_TWO, dialogue.said());
        assertEquals(
                2,
                dialogue.errors()
                        .lines()
                        .filter(l -> l.endsWith("this would never end."))
                        .count());
    }

    @Test
    void filesNestedTooDeeplyAreReported() throws IOException {
        for (int i = 0; i < 30; i++) {
            write("f" + i, "load " + folder.resolve("f" + (i + 1)) + "\n");
        }
        assertEquals(
                1,
                Dialogue.with("2006", "load " + folder.resolve("f0"))
                        .errors()
                        .lines()
                        .count());
    }

    @Test
    void quitInAFileEndsTheProgramAndItsEndDoesNot() throws IOException {
        Path quit = write("quit", "game 2 red\nquit\ndump\n");
        assertEquals("", Dialogue.with("2006", "load " + quit + "\ndump\n").said());
        Path empty = write("empty", "");
        assertTrue(Dialogue.with("2006", "load " + empty + "\nhelp\n").said().contains("load FILE"));
    }

    @Test
    void aFileThatIsNotTextIsReportedInOneLine() throws IOException {
        Files.write(folder.resolve("huge"), new byte[3_000_000]);
        for (String name :
                new String[] {folder.toString(), folder.resolve("huge").toString(), "a\0b", "/dev/zero"}) {
            Dialogue dialogue = Dialogue.with("2006", "load " + name + "\ngame 2 red\ndump\n");
            assertEquals(1, dialogue.errors().lines().count(), name);
            assertEquals("===\n-- --\n-- --\n===\n", dialogue.said(), name);
        }
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }
}
