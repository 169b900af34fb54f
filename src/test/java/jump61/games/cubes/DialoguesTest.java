package jump61.games.cubes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jump61.console.ConsoleInput;
import jump61.console.Dialect;
import jump61.console.Dialogue;
import jump61.console.Output;
import org.junit.jupiter.api.Test;
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

    private static final Path FOLDER = Path.of("src/test/resources/jump61/games");

    static Stream<Arguments> dialogues() throws IOException {
        try (Stream<Path> files = Files.walk(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(SUFFIX)).sorted().toList().stream()
                    .map(file -> Arguments.of(
                            file.getParent().getFileName().toString(),
                            file.getFileName().toString().replace(SUFFIX, ""),
                            file));
        }
    }

    @Test
    void eachConsoleOfJump61HasDialogues() throws IOException {
        Set<String> offered = Pattern.compile("\\b\\d{4}\\b")
                .matcher(new CubesConsole().help())
                .results()
                .map(MatchResult::group)
                .collect(Collectors.toSet());
        try (Stream<Path> folders = Files.list(FOLDER.resolve("cubes/dialogues"))) {
            assertEquals(
                    offered,
                    folders.map(folder -> folder.getFileName().toString()).collect(Collectors.toSet()));
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
