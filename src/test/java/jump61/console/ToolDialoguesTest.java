package jump61.console;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import jump61.Tools;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The dialogues in {@code src/test/resources/jump61/console} are examples and tests at the same time. A line that begins
 * with {@code $ jump61} is a command; what it prints follows, errors too. A line of three dots stands for any number of
 * lines, and {@code (exit code N)} ends the output of a command that fails.
 */
class ToolDialoguesTest {
    private static final Path FOLDER = Path.of("src/test/resources/jump61/console");
    private static final String PROMPT = "$ jump61 ";
    private static final String ANY_LINES = "...";

    static Stream<Path> dialogues() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".dialogue")).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("dialogues")
    void theToolsAnswerAsInTheDialogue(Path dialogue) throws IOException {
        List<String> expected = Files.readAllLines(dialogue);
        List<String> real = new ArrayList<>();
        for (int at = 0; at < expected.size(); ) {
            int end = at + 1;
            while (end < expected.size() && !expected.get(end).startsWith(PROMPT)) {
                end++;
            }
            real.add(expected.get(at));
            real.addAll(shortened(call(expected.get(at)), expected.subList(at + 1, end)));
            at = end;
        }
        assertEquals(String.join("\n", expected), String.join("\n", real));
    }

    private static List<String> call(String command) {
        List<String> words = Arrays.asList(command.substring(PROMPT.length()).split(" "));
        var output = new ByteArrayOutputStream();
        var stream = new PrintStream(output, true, StandardCharsets.UTF_8);
        Tool tool = Tools.byName(words.get(0)).orElseThrow();
        int code = Tool.call(tool, words.get(0), words.subList(1, words.size()), stream, stream);
        List<String> lines =
                new ArrayList<>(output.toString(StandardCharsets.UTF_8).lines().toList());
        if (code != Tool.OK) {
            lines.add("(exit code " + code + ")");
        }
        return lines;
    }

    /**
     * {@return the lines with dots in place of those that are not told, if those that are told stand where they should}
     */
    private static List<String> shortened(List<String> lines, List<String> told) {
        int dots = told.indexOf(ANY_LINES);
        int after = told.size() - dots - 1;
        if (dots < 0 || lines.size() < told.size()) {
            return lines;
        }
        List<String> shown = new ArrayList<>(lines.subList(0, dots));
        shown.add(ANY_LINES);
        shown.addAll(lines.subList(lines.size() - after, lines.size()));
        return shown;
    }
}
