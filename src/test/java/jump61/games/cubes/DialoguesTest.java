package jump61.games.cubes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.Reader;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jump61.console.ConsoleInput;
import jump61.console.Dialect;
import jump61.console.Dialogue;
import jump61.console.Output;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Plays the dialogues of {@code src/test/resources/jump61/games/GAME/dialogues/NAME-OF-CONSOLE}. In their files, a line that begins
 * with {@code >} is typed, one with {@code !} is an error, {@code (end)} says that the program ends by itself, and all
 * others are said by the program, between what is typed before and after them. Lines that begin with {@code #} explain.
 */
class DialoguesTest {
    private static final String SUFFIX = ".dialogue";

    static Stream<Arguments> dialogues() throws IOException, URISyntaxException {
        Path root = Path.of(DialoguesTest.class.getResource("/jump61/games").toURI());
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> file.toString().endsWith(SUFFIX)).sorted().toList().stream()
                    .map(file -> Arguments.of(
                            file.getParent().getFileName().toString(),
                            file.getFileName().toString().replace(SUFFIX, ""),
                            file));
        }
    }

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("dialogues")
    void theDialogueGoesAsWritten(String console, String name, Path file) throws IOException {
        List<String> written = Files.readAllLines(file).stream()
                .filter(line -> !line.startsWith("#"))
                .toList();
        List<String> typed = written.stream()
                .filter(line -> line.startsWith(">"))
                .map(line -> line.length() > 1 ? line.substring(2) : "")
                .toList();
        assertTrue(written.get(0).startsWith(">") && !typed.isEmpty(), name);
        assertEquals(String.join("\n", written), played(console, typed));
    }

    private static String played(String console, List<String> typed) {
        var transcript = new ByteArrayOutputStream();
        var said = new PrintStream(transcript, true, StandardCharsets.UTF_8);
        var errors = new ByteArrayOutputStream();
        Dialect dialect = Dialogue.console(console)
                .start(
                        new ConsoleInput(new BufferedReader(Reader.nullReader()), false),
                        new Output(said, new PrintStream(errors, true, StandardCharsets.UTF_8)));
        dialect.begin();
        for (String line : typed) {
            said.print(line.isEmpty() ? ">\n" : "> " + line + "\n");
            boolean goesOn = dialect.accept(line);
            said.print(errors.toString(StandardCharsets.UTF_8).replace("Error: ", "! "));
            errors.reset();
            if (!goesOn) {
                said.print("(end)\n");
                break;
            }
        }
        return transcript.toString(StandardCharsets.UTF_8).lines().collect(Collectors.joining("\n"));
    }
}
