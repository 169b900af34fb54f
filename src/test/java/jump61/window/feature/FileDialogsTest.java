package jump61.window.feature;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Window;
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
        ByHand system = new ByHand(List.of(folder.resolve("game.jump61").toFile()));
        var texts = Texts.in("en");
        var dialogs = new FileDialogs(system, () -> null, new Settings(), () -> texts);
        assertEquals(List.of(folder.resolve("game.jump61")), dialogs.toImport());
        dialogs.toOpen();
        dialogs.folderForExport();
        assertEquals(Arrays.asList(null, folder.toFile(), folder.toFile()), system.begun);
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
}
