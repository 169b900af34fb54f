package jump61.app;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import jump61.window.feature.SystemDialogs;

/** Dialogs that note what they ask for, and in which the test has chosen. */
final class FilesByHand implements SystemDialogs {
    private final Consumer<String> note;
    private List<File> chosen = List.of();

    FilesByHand(Consumer<String> note) {
        this.note = note;
    }

    /** Chooses files in the next dialog. */
    void choose(Path... files) {
        chosen = Stream.of(files).map(Path::toFile).toList();
    }

    private List<File> asked(String what) {
        note.accept(what);
        List<File> answer = chosen;
        chosen = List.of();
        return answer;
    }

    private List<File> asked(FileChooser dialog) {
        return asked(dialog.getTitle() + " " + dialog.getInitialFileName() + " in "
                + (dialog.getInitialDirectory() == null
                        ? "no folder"
                        : dialog.getInitialDirectory().getName().replaceAll("home.*", "home"))
                + dialog.getExtensionFilters().stream()
                        .map(filter -> " " + filter.getDescription() + filter.getExtensions())
                        .collect(Collectors.joining()));
    }

    private <T> T one(List<T> answer) {
        return answer.isEmpty() ? null : answer.get(0);
    }

    @Override
    public File open(FileChooser dialog, Window owner) {
        return one(asked(dialog));
    }

    @Override
    public List<File> openSeveral(FileChooser dialog, Window owner) {
        return asked(dialog);
    }

    @Override
    public File save(FileChooser dialog, Window owner) {
        return one(asked(dialog));
    }

    @Override
    public File folder(DirectoryChooser dialog, Window owner) {
        return one(asked(dialog.getTitle()));
    }
}
