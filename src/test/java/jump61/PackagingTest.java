package jump61;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import jump61.console.Consoles;
import jump61.game.Game;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is written by hand for the systems the program is installed on, and follows from the program. */
class PackagingTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = ':',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {"completion.bash: ", "completion.fish: ", "completion.zsh: ", "jump61-console.1:|"})
    void theGamesWithAConsoleAreOffered(String file, String separator) throws IOException {
        String games =
                String.join(separator, Consoles.games().stream().map(Game::id).toList());
        String text = Files.readString(Path.of("packaging/linux", file));
        assertTrue(text.contains(games), () -> file + " does not offer " + games);
    }
}
