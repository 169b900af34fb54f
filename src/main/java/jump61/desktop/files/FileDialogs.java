package jump61.desktop.files;

import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Window;
import jump61.desktop.shell.Texts;
import jump61.record.RecordFiles;

/** The platform's own file dialogs; they begin in the folder used last. */
public final class FileDialogs implements FileChoice {
    private static final String PICTURE = "png";

    private final Window owner;
    private final Supplier<Texts> texts;
    private File folder;

    public FileDialogs(Window owner, Supplier<Texts> texts) {
        this.owner = owner;
        this.texts = texts;
    }

    @Override
    public Optional<Path> toOpen() {
        return chosen(dialog("files.games", RecordFiles.EXTENSION, "").showOpenDialog(owner));
    }

    @Override
    public Optional<Path> toSave(String suggestedName) {
        FileChooser dialog = dialog("files.games", RecordFiles.EXTENSION, suggestedName);
        return chosen(dialog.showSaveDialog(owner)).map(file -> withExtension(file, RecordFiles.EXTENSION));
    }

    @Override
    public Optional<Path> toExport(String suggestedName) {
        FileChooser dialog = dialog("files.pictures", PICTURE, suggestedName);
        return chosen(dialog.showSaveDialog(owner)).map(file -> withExtension(file, PICTURE));
    }

    private FileChooser dialog(String filterKey, String extension, String name) {
        FileChooser dialog = new FileChooser();
        dialog.setInitialDirectory(folder != null && folder.isDirectory() ? folder : null);
        dialog.setInitialFileName(name.isEmpty() ? null : name + "." + extension);
        dialog.getExtensionFilters().add(new ExtensionFilter(texts.get().get(filterKey), "*." + extension));
        return dialog;
    }

    private Optional<Path> chosen(File file) {
        if (file == null) {
            return Optional.empty();
        }
        folder = file.getParentFile();
        return Optional.of(file.toPath());
    }

    private static Path withExtension(Path file, String extension) {
        String name = file.getFileName().toString();
        return name.contains(".") ? file : file.resolveSibling(name + "." + extension);
    }
}
