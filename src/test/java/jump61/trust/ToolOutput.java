package jump61.trust;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import jump61.console.Options;
import jump61.console.Tool;
import jump61.console.UsageException;

/** What a tool prints stays as it was, without the times. */
public final class ToolOutput {
    private static final int MOST_LINES = 25;

    private ToolOutput() {}

    /** Runs a tool with some lines of arguments, in which {@code _} stands for a blank, and compares what it prints. */
    public static void check(Class<?> test, String name, Tool tool, String... commands) throws IOException {
        List<String> lines = new ArrayList<>();
        for (String command : commands) {
            lines.add("$ " + command);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            String end;
            try (PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8)) {
                List<String> words = List.of(command.split(" ")).stream()
                        .map(word -> word.replace('_', ' '))
                        .toList();
                end = "(exit code " + tool.run(Options.parse(words), print) + ")";
            } catch (UsageException refused) {
                end = "refused: " + refused.getMessage();
            }
            out.toString(StandardCharsets.UTF_8)
                    .replaceAll("\\R", "\n")
                    .lines()
                    .limit(MOST_LINES)
                    .map(ToolOutput::withoutTimes)
                    .forEach(lines::add);
            lines.add(end);
            lines.add("");
        }
        Golden.check(test, name, lines);
    }

    private static String withoutTimes(String line) {
        return line.replaceAll("[\\d.]+ ms", "T ms")
                .replaceAll("[\\d.]+ s\\b", "T s")
                .replaceAll("(\"(?:seconds|millis\\w*|\\w*[mM]illis\\w*)\": )[\\d.]+", "$1T");
    }
}
