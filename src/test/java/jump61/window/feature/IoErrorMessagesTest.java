package jump61.window.feature;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import jump61.window.Texts;
import org.junit.jupiter.api.Test;

class IoErrorMessagesTest {
    private static String reason(Exception problem) {
        return IoErrorMessages.reason(problem, Texts.in("en"));
    }

    @Test
    void whereTheFolderIsGoneThatIsSaidAndNotThatTheFileIs() {
        assertEquals("There is no such folder: gone", reason(new NotDirectoryException("gone")));
        assertEquals("There is no such file.", reason(new NoSuchFileException("gone/club.jump61")));
    }
}
