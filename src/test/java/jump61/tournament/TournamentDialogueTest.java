package jump61.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import jump61.console.Tool;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Dialogues of {@code jump61 tournament}, examples and tests at the same time. A line that begins with {@code >} has
 * the arguments; what is printed follows, errors after {@code !}, and the exit code after {@code =} unless it is 0. A
 * line with {@code %} does something to a file meanwhile. Sim is played where it can be: solved as it is, its games
 * never change.
 */
class TournamentDialogueTest {
    private static final Path DIALOGUES = Path.of("src/test/resources/jump61/tournament/dialogues");

    @TempDir
    Path folder;

    static Stream<Path> dialogues() throws IOException {
        return Files.list(DIALOGUES).sorted();
    }

    @ParameterizedTest
    @MethodSource("dialogues")
    void theToolAnswersAsWritten(Path dialogue) throws IOException {
        List<String> written = Files.readAllLines(dialogue);
        List<String> said = new ArrayList<>();
        for (String line : written) {
            if (line.startsWith("> ") || line.startsWith("% ")) {
                said.add(line);
                said.addAll(line.startsWith(">") ? answer(line.substring(2)) : change(line.substring(2)));
            }
        }
        assertEquals(String.join("\n", written), String.join("\n", said), dialogue.toString());
    }

    private List<String> answer(String line) {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        List<String> arguments = Stream.of(line.split(" ")).map(this::inFolder).toList();
        int code = Tool.call(
                new TournamentTool(),
                "tournament",
                arguments,
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8));
        List<String> lines = new ArrayList<>();
        shown(out).forEach(lines::add);
        shown(err).map(error -> "! " + error).forEach(lines::add);
        if (code != Tool.OK) {
            lines.add("= " + code);
        }
        return lines;
    }

    private Stream<String> shown(ByteArrayOutputStream stream) {
        return stream.toString(StandardCharsets.UTF_8)
                .replace(folder + "/", "")
                .lines()
                .map(String::stripTrailing);
    }

    /** Files of a dialogue lie in a folder of their own. */
    private String inFolder(String argument) {
        boolean isFile = argument.startsWith("cup") || argument.endsWith(".txt");
        return isFile ? folder.resolve(argument).toString() : argument;
    }

    private List<String> change(String line) throws IOException {
        String[] words = line.split(" ", 3);
        Path file = folder.resolve(words[1]);
        if (words[0].equals("write")) {
            Files.writeString(file, words[2] + "\n");
        } else {
            // As a program that is killed while it writes leaves its last line.
            String whole = Files.readString(file);
            Files.writeString(file, whole.substring(0, whole.length() - 5));
        }
        return List.of();
    }
}
