package jump61.window.feature;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FileDialogsTest {
    @ParameterizedTest
    @CsvSource({
        "game.jump61,     game.jump61,     true",
        "GAME.JUMP61,     GAME.JUMP61,     true",
        "game,            game.jump61,     false",
        "club 1.2,        club 1.2.jump61, false",
        "game.txt,        game.txt.jump61, false"
    })
    void aNameIsCompletedAndThenNotTakenAsAgreedUpon(String typed, String file, boolean mayReplace) {
        assertEquals(
                new FileChoice.Target(Path.of("/games", file), mayReplace),
                FileDialogs.withExtension(Path.of("/games", typed), "jump61"));
    }
}
