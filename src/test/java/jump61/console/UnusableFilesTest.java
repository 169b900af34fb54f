package jump61.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import jump61.review.ReviewTool;
import jump61.tournament.TournamentTool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever is in the place of a file that a tool reads, the tool says what is wrong in one line, and soon. */
class UnusableFilesTest {
    private static final long HUGE = 3L << 30;

    private final ByteArrayOutputStream said = new ByteArrayOutputStream();

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "tournament, FILE",
        "tournament, level:1 level:2 --size 3 --openings FILE",
        "review, FILE",
    })
    void anUnusableFileIsReportedInOneLine(String tool, String arguments) throws Exception {
        for (Path file : unusable()) {
            assertRefused(tool, arguments, file);
        }
    }

    @Test
    void aPipeIsNotWaitedFor() throws Exception {
        Path pipe = pipe();
        for (String call :
                List.of("tournament FILE", "tournament level:1 level:2 --size 3 --openings FILE", "review FILE")) {
            String[] parts = call.split(" ", 2);
            assertRefused(parts[0], parts[1], pipe);
        }
    }

    @Test
    void beforeLongWorkItIsKnownThatAFileCannotBeWritten() throws Exception {
        for (Path taken : List.of(pipe(), Files.createDirectory(folder.resolve("games.jump61s")))) {
            assertThrows(IOException.class, () -> ToolFiles.requireWritable(taken), taken.toString());
        }
        ToolFiles.requireWritable(folder.resolve("new.jump61s"));
        ToolFiles.requireWritable(Files.createFile(folder.resolve("old.jump61s")));
    }

    /** A tournament keeps its journal beside its file; what is there already may be somebody's own. */
    @Test
    void aForeignFileWithTheNameOfAJournalIsNotTouched() throws Exception {
        Path file = Files.writeString(folder.resolve("cup.txt"), """
            Jump61 tournament 1
            Size: 3
            Player: level:1
            Player: level:2
            """);
        for (String diary : List.of("dear diary", "dear diary\nI won")) {
            Path journal = Files.writeString(folder.resolve("cup.journal"), diary);
            assertRefused("tournament", "FILE", file);
            assertEquals(diary, Files.readString(journal));
        }
    }

    private void assertRefused(String tool, String arguments, Path file) {
        said.reset();
        PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
        List<String> words = List.of(arguments.replace("FILE", file.toString()).split(" "));
        int code = assertTimeoutPreemptively(
                Duration.ofSeconds(20), () -> Tool.call(tool(tool), tool, words, out, out), file::toString);
        String text = said.toString(StandardCharsets.UTF_8);
        assertNotEquals(Tool.OK, code, file + ": " + text);
        assertEquals(1, text.lines().count(), text);
        assertTrue(text.chars().noneMatch(c -> c < ' ' && c != '\n'), text);
    }

    private static Tool tool(String name) {
        return switch (name) {
            case "tournament" -> new TournamentTool();
            default -> new ReviewTool();
        };
    }

    private List<Path> unusable() throws IOException {
        Path huge = folder.resolve("huge");
        try (RandomAccessFile file = new RandomAccessFile(huge.toFile(), "rw")) {
            file.setLength(HUGE);
        }
        return List.of(
                huge,
                Files.createDirectory(folder.resolve("folder")),
                Files.write(folder.resolve("bytes"), new byte[] {(byte) 0xff, 0, 27, 10, (byte) 0xc0}),
                Files.writeString(folder.resolve("text"), "just text\n"),
                Files.writeString(folder.resolve("x"), "short name\n"),
                folder.resolve("no/such/file"));
    }

    private Path pipe() throws IOException, InterruptedException {
        Path pipe = folder.resolve("pipe");
        try {
            assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0);
        } catch (IOException noSuchCommand) {
            assumeTrue(false, "there are no pipes here");
        }
        return pipe;
    }
}
