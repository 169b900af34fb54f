package jump61.window.feature;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import jump61.window.DirectWorker;
import jump61.window.QuestionController.Question;
import jump61.window.Texts;
import jump61.window.settings.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FileDialogsTest {
    @TempDir
    Path folder;

    @Test
    void aDialogBeginsWhereGamesWereImportedFrom() {
        var texts = Texts.in("en");
        ByHand system = new ByHand(List.of(folder.resolve("game.jump61").toFile()));
        var dialogs = new FileDialogs(system, () -> null, new Settings(), () -> texts);
        assertEquals(List.of(folder.resolve("game.jump61")), dialogs.toImport());
        dialogs.toOpen();
        dialogs.folderForExport();
        assertEquals(Arrays.asList(null, folder.toFile(), folder.toFile()), system.begun);
    }

    @Test
    void filesWithManyGamesAreShownWhereverOneIsOpened() {
        ByHand system = new ByHand(List.of(folder.resolve("game.jump61").toFile()));
        var texts = Texts.in("en");
        var dialogs = new FileDialogs(system, () -> null, new Settings(), () -> texts);
        dialogs.toOpen();
        dialogs.toImport();
        dialogs.toSave("game");
        dialogs.toReadOpenings();
        assertEquals(
                List.of(
                        List.of("*.jump61", "*.jump61s"),
                        List.of("*.jump61", "*.jump61s"),
                        List.of("*.jump61"),
                        List.of("*.txt", "*.jump61", "*.jump61s")),
                system.shown);
    }

    @Test
    void aNameThatPeopleHaveBecomesOneThatAFileCanHave() {
        ByHand system = new ByHand(List.of(folder.resolve("some.jump61-profile").toFile()));
        var texts = Texts.in("en");
        var dialogs = new FileDialogs(system, () -> null, new Settings(), () -> texts);
        dialogs.toExportProfile("Anna/Bob: \"A\\B\"?");
        dialogs.toExportProfile("Zoë_1");
        assertEquals(List.of("Anna-Bob- -A-B-.jump61-profile", "Zoë_1.jump61-profile"), system.suggested);
    }

    /** Dialogs in which a test has chosen. */
    private static final class ByHand implements SystemDialogs {
        private final List<File> chosen;
        private final List<File> begun = new ArrayList<>();
        private final List<List<String>> shown = new ArrayList<>();
        private final List<String> suggested = new ArrayList<>();

        ByHand(List<File> chosen) {
            this.chosen = chosen;
        }

        @Override
        public File open(FileChooser dialog, Window owner) {
            return openSeveral(dialog, owner).get(0);
        }

        @Override
        public List<File> openSeveral(FileChooser dialog, Window owner) {
            begun.add(dialog.getInitialDirectory());
            shown.add(dialog.getExtensionFilters().get(0).getExtensions());
            return chosen;
        }

        @Override
        public File save(FileChooser dialog, Window owner) {
            suggested.add(dialog.getInitialFileName());
            return open(dialog, owner);
        }

        @Override
        public File folder(DirectoryChooser dialog, Window owner) {
            begun.add(dialog.getInitialDirectory());
            return chosen.get(0);
        }
    }

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

    /** The dialog has asked about the name that was typed only. */
    @Test
    void aCompletedNameOfAnotherFileIsAskedAbout() throws IOException {
        FileChoice.Target completed = FileDialogs.withExtension(folder.resolve("me"), "jump61-profile");
        assertEquals(Optional.empty(), question(completed));
        Files.writeString(completed.file(), "");
        assertEquals(
                "Replace me.jump61-profile?", question(completed).orElseThrow().text());
        assertEquals(Optional.empty(), question(FileDialogs.withExtension(completed.file(), "jump61-profile")));
    }

    private static Optional<Question> question(FileChoice.Target target) {
        List<Optional<Question>> asked = new ArrayList<>();
        target.replace(
                Texts.in("en"),
                new DirectWorker(),
                (question, write) -> asked.add(Optional.of(question)),
                () -> asked.add(Optional.empty()));
        return asked.get(0);
    }
}
