package jump61.window.feature;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import jump61.window.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IoErrorMessagesTest {
    @TempDir
    Path folder;

    private String missing(String file) {
        return IoErrorMessages.reason(
                new NoSuchFileException(folder.resolve(file).toString()), Texts.in("en"));
    }

    @Test
    void whereTheFolderIsGoneThatIsSaidAndNotThatTheFileIs() {
        assertEquals("There is no such folder: " + folder.resolve("gone"), missing("gone/club.jump61"));
        assertEquals("There is no such file.", missing("club.jump61"));
        assertEquals("There is no such file.", IoErrorMessages.reason(new NoSuchFileException(null), Texts.in("en")));
    }
}
