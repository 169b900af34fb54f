package jump61.window.feature;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import jump61.window.Messages;
import jump61.window.QuestionController.Question;
import jump61.window.Texts;
import org.junit.jupiter.api.Test;

class FailureReportsTest {
    private final List<String> shown = new ArrayList<>();
    private final FailureReports failures = new FailureReports(new Shown());

    @Test
    void oneFileIsNamedUnderAHeadingOfItsOwn() {
        failures.unreadable("keep.unreadableGame", List.of(Path.of("last.jump61.damaged")));
        assertEquals(
                List.of(
                        "A saved game couldn’t be read",
                        "Nothing was deleted. You’ll find it here: last.jump61.damaged"),
                shown);
    }

    @Test
    void ofSeveralFilesTheHeadingDoesNotNameOneKindOnly() {
        failures.unreadable("keep.unreadableGame", List.of(Path.of("last.jump61.damaged")));
        failures.unreadable("keep.unreadableSettings", List.of(Path.of("settings.properties.damaged")));
        assertEquals(
                List.of(
                        "Some files couldn’t be read",
                        "Nothing was deleted. You’ll find them here: "
                                + "last.jump61.damaged\nsettings.properties.damaged"),
                shown);
    }

    @Test
    void twoGamesAreNotCalledOne() {
        failures.unreadable(
                "keep.unreadableGame", List.of(Path.of("last.jump61.damaged"), Path.of("previous.jump61.damaged")));
        assertEquals("Some files couldn’t be read", shown.get(0));
    }

    @Test
    void thatSettingsAreNotKeptIsSaidOnceHoweverOftenTheyChange() {
        IOException problem = new IOException("No space left on device");
        failures.settingsNotKept(problem);
        assertEquals("The settings can’t be saved", shown.get(0));
        shown.clear();
        failures.settingsNotKept(problem);
        assertEquals(List.of(), shown);
    }

    /** Keeps the last message. */
    private final class Shown implements Messages {
        @Override
        public Texts texts() {
            return Texts.in("en");
        }

        @Override
        public void note(String text) {
            throw new AssertionError(text);
        }

        @Override
        public void problem(String what, String why) {
            shown.clear();
            shown.add(what);
            shown.add(why);
        }

        @Override
        public void ask(Question question, Runnable onGoOn) {
            throw new AssertionError(question);
        }
    }
}
