package jump61.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import jump61.console.Tool;
import jump61.record.GameRecord;
import jump61.record.RecordCollection;
import jump61.record.RecordFiles;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The game is one of Sim, which is solved, so that no change of the search changes what is said of it. */
class ReviewToolTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void copyTheGame() throws IOException {
        file = Files.writeString(folder.resolve("sim.jump61"), resource("/jump61/console/sim.jump61"));
    }

    private static String resource(String name) throws IOException {
        try (InputStream stream = ReviewToolTest.class.getResourceAsStream(name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private int call(String... arguments) {
        return Tool.call(
                new ReviewTool(),
                "review",
                List.of(arguments),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8));
    }

    private String said() {
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void eachMoveIsReportedWithReasonsFollowedByASummary() throws IOException {
        assertEquals(Tool.OK, call(file.toString()));
        assertEquals(resource("sim-review.txt"), said());
        assertEquals(resource("/jump61/console/sim.jump61"), Files.readString(file));
    }

    @Test
    void ofASideThatIsLostFromTheStartItIsSaidThatItHadNothingToKeep() throws IOException {
        Files.writeString(file, """
                Jump61 record 1
                Game: sim
                Result: Blue wins

                1. 15
                2. 56
                3. 36
                4. 35
                5. 16
                6. 23
                7. 46
                8. 26
                9. 45
                10. 24
                11. 12
                12. 13
                13. 25
                """);
        assertEquals(Tool.OK, call(file.toString()));
        assertTrue(said().contains("Red:   had no result to keep (6 best, 1 good)"), said());
        assertTrue(said().contains("Blue:  kept the result with 100% of its moves (6 best)"), said());
    }

    @Test
    void ofASideThatHasNotMovedNothingIsSaid() throws IOException {
        Files.writeString(file, "Jump61 record 1\nGame: jump61\nSize: 2\nResult: Blue wins by resignation\n\n1. 1:1\n");
        assertEquals(Tool.OK, call(file.toString(), "--nodes", "500"));
        assertEquals("""
                   1. Red   1:1      best          0% ->   0%

                Red:   had no result to keep (1 best)

                Blue was ahead from the start.
                """, said());
    }

    @Test
    void otherProgramsGetOneJsonObject() throws IOException {
        assertEquals(Tool.OK, call("--json", file.toString()));
        assertEquals(resource("sim-review.json"), said());
    }

    @Test
    void eachGameOfAFileIsReviewedAndWrittenBackInItsPlace() throws Exception {
        String empty = "Jump61 record 1\nGame: sim\n\n";
        Files.writeString(file, resource("/jump61/console/sim.jump61") + "\n" + empty + Files.readString(file));
        assertEquals(Tool.OK, call("--write", file.toString()));
        String review = resource("sim-review.txt");
        assertEquals("Game 1 of 3\n\n" + review + "\nGame 2 of 3, without moves\n\n\nGame 3 of 3\n\n" + review, said());
        assertEquals(
                List.of(true, false, true),
                RecordCollection.load(file).stream()
                        .map(game -> ReviewNotes.read(game).isPresent())
                        .toList());
        out.reset();
        assertEquals(Tool.OK, call("--json", file.toString()));
        assertEquals(2, said().lines().count());
        assertTrue(said().contains("\"number\": 3,"), said());
    }

    @Test
    void aWrittenReviewIsStoredInTheFileNextToExistingComments() throws Exception {
        assertEquals(Tool.OK, call(file.toString(), "--write"));
        GameRecord record = RecordFiles.load(file);
        assertTrue(ReviewNotes.read(record).isPresent());
        assertTrue(record.comments().get(3).contains("not so sure about this one"));
        assertEquals(
                ReviewNotes.strip(record),
                RecordFiles.load(Files.writeString(file, resource("/jump61/console/sim.jump61"))));
    }

    @Test
    void whatIsWrittenIntoTheFileMeanwhileIsNotReplaced() throws IOException {
        String theirs = resource("/jump61/console/sim.jump61").replace("\n1. ", "\n# mine\n1. ");
        OutputStream editor = new OutputStream() {
            @Override
            public void write(int any) throws IOException {
                Files.writeString(file, theirs);
            }
        };
        int code = Tool.call(
                new ReviewTool(),
                "review",
                List.of(file.toString(), "--write", "--nodes", "10"),
                new PrintStream(editor, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8));
        assertEquals(Tool.FAILED, code);
        assertEquals(
                "jump61 review: " + file + ": it has been changed meanwhile; the review was not written",
                err.toString(StandardCharsets.UTF_8).strip());
        assertEquals(theirs, Files.readString(file));
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aProtectedFileIsRefusedBeforeItIsReviewed() throws IOException {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--r--r--"));
        assumeFalse(Files.isWritable(file), "for the administrator, nothing is protected");
        assertEquals(Tool.FAILED, call(file.toString(), "--write", "--nodes", "10"));
        assertEquals("", said());
        assertEquals(
                "jump61 review: " + file + ": permission denied",
                err.toString(StandardCharsets.UTF_8).strip());
    }

    @Test
    void aGameWithoutMovesIsNotReviewed() throws IOException {
        Files.writeString(file, "Jump61 record 1\nGame: sim\n");
        assertEquals(Tool.FAILED, call(file.toString()));
        assertEquals("", said());
        assertEquals(
                "jump61 review: " + file + ": there are no moves to review\n", err.toString(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "--nodes 0 FILE", "--nodes many FILE", "--what FILE", "FILE FILE"})
    void wrongArgumentsAreReportedInOneLine(String arguments) throws IOException {
        String all = arguments.replace("FILE", file.toString());
        assertEquals(Tool.MISUSED, call(all.isEmpty() ? new String[0] : all.split(" ")));
        assertEquals("", said());
        assertEquals(1, err.toString(StandardCharsets.UTF_8).lines().count());
    }

    @ParameterizedTest
    @ValueSource(strings = {"nowhere.jump61", "bad.jump61", "."})
    void anUnreadableFileIsReportedInOneLine(String name) throws IOException {
        Files.writeString(folder.resolve("bad.jump61"), "no game");
        assertEquals(Tool.FAILED, call(folder.resolve(name).toString()));
        assertEquals("", said());
        String told = err.toString(StandardCharsets.UTF_8);
        assertEquals(1, told.lines().count(), told);
        assertTrue(told.startsWith("jump61 review: ") && !told.contains("--help"), told);
    }
}
