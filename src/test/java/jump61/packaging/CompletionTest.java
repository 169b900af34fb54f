package jump61.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import jump61.Tools;
import jump61.console.Tool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What shells offer after the programs' names. */
@EnabledOnOs(OS.LINUX)
class CompletionTest {
    private static final Pattern OPTION = Pattern.compile("--([a-z][a-z-]*)");

    @ParameterizedTest
    @CsvSource({"bash, completion.bash", "zsh, completion.zsh", "fish, completion.fish"})
    void eachIsUnderstoodByItsShell(String shell, String file) throws Exception {
        assumeTrue(Shell.has(shell), "needs " + shell);
        assertEquals(new Shell.Result(0, ""), Shell.run(Map.of(), shell, "-n", "packaging/linux/" + file));
    }

    @ParameterizedTest
    @ValueSource(strings = {"match", "tournament", "puzzles", "solve", "analyze", "review", "export", "engine"})
    void theOptionsOfAToolAreOffered(String name) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
        Tool.call(Tools.byName(name).orElseThrow(), name, List.of("--help"), stream, stream);
        List<String> options = OPTION.matcher(out.toString(StandardCharsets.UTF_8))
                .results()
                .map(found -> found.group(1))
                .distinct()
                .toList();
        assertTrue(options.size() > 1, options.toString());
        for (String file : List.of("completion.bash", "completion.zsh", "completion.fish")) {
            String text = Files.readString(Path.of("packaging/linux", file));
            List<String> missing =
                    options.stream().filter(option -> !offers(text, option)).toList();
            assertEquals(List.of(), missing, file);
        }
    }

    private static boolean offers(String text, String option) {
        return Stream.of("--" + option + "[\\[ ']", "-l " + option + "\\b", "for option in .*\\b" + option + "\\b")
                .anyMatch(pattern -> Pattern.compile(pattern).matcher(text).find());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = true,
            value = {
                "jump61-console --gam | --game",
                "jump61-console --game che | checkers",
                "jump61-console match --se | --second --seed",
                "jump61-console m | match",
                "jump61b --l | --listen",
                "jump61 --v | --version",
                "jump61 src/test/resources/jump61/upgrade/0.2/prev | src/test/resources/jump61/upgrade/0.2/previous.jump61",
                "jump61 a.jump61 src/test/resources/jump61/upgrade/0.2/prev | src/test/resources/jump61/upgrade/0.2/previous.jump61",
                "jump61-console --display a.jump61s src/test/resources/jump61/upgrade/0.2/prev | src/test/resources/jump61/upgrade/0.2/previous.jump61"
            })
    void bashOffersWhatFits(String line, String offered) throws Exception {
        assertEquals(offered, complete(line));
    }

    @Test
    void afterAToolItsOptionsAreOfferedAndNotTheConsoles() throws Exception {
        assertEquals("--write --json --nodes --threads --help", complete("jump61-console review --"));
    }

    private static String complete(String line) throws Exception {
        String[] words = line.split(" ");
        String script = "COMP_WORDS=(" + line + ") COMP_CWORD=" + (words.length - 1) + "; _jump61 " + words[0]
                + "; echo \"${COMPREPLY[*]}\"";
        return Shell.run(Map.of(), "bash", "-c", ". packaging/linux/completion.bash; " + script)
                .output()
                .strip();
    }
}
