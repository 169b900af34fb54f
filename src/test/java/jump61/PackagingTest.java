package jump61;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import jump61.console.Consoles;
import jump61.game.Game;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is written by hand for the systems the program is installed on, and follows from the program. */
class PackagingTest {
    private static final Pattern OPTION = Pattern.compile("--([a-z-]+)");

    @ParameterizedTest
    @CsvSource(
            delimiter = ':',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {"completion.bash: ", "completion.fish: ", "completion.zsh: ", "jump61-console.1:|"})
    void theGamesWithAConsoleAreOffered(String file, String separator) throws IOException {
        String games =
                String.join(separator, Consoles.games().stream().map(Game::id).toList());
        assertTrue(read(file).contains(games), () -> file + " does not offer " + games);
    }

    @ParameterizedTest
    @ValueSource(strings = {"completion.bash", "completion.fish", "completion.zsh", "jump61-console.1"})
    void everyOptionOfTheHelpIsThere(String file) throws IOException {
        String text = read(file);
        List<String> missing = OPTION.matcher(CommandLine.help())
                .results()
                .map((MatchResult found) -> found.group(1))
                .filter(option -> !text.contains("--" + option) && !text.contains("-l " + option))
                .toList();
        assertEquals(List.of(), missing);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"jump61", "completion.bash", "completion.fish", "completion.zsh", "jump61.1", "jump61-console.1"
            })
    void everyToolOfTheHelpIsThere(String file) throws IOException {
        String text = read(file);
        List<String> missing = Tools.names().stream()
                .filter(tool ->
                        !Pattern.compile("\\b" + tool + "\\b").matcher(text).find())
                .toList();
        assertEquals(List.of(), missing);
    }

    /** The manual escapes its hyphens. */
    private static String read(String file) throws IOException {
        return Files.readString(Path.of("packaging/linux", file)).replace("\\-", "-");
    }
}
