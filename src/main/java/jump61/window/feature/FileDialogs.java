package jump61.window.feature;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Window;
import jump61.record.RecordCollection;
import jump61.record.RecordFiles;
import jump61.window.Texts;
import jump61.window.settings.Settings;

/** The platform's file dialogs. They start in the folder last used. */
public final class FileDialogs implements FileChoice {
    private static final String PICTURE = "png";
    private static final String PROFILE = "jump61-profile";
    /** Characters that names of people may contain, but that some systems do not allow in file names. */
    private static final Pattern NOT_IN_NAMES = Pattern.compile("[\\\\/:*?\"<>|\\p{Cntrl}]+");

    private final SystemDialogs system;
    private final Supplier<? extends Window> owner;
    private final Supplier<Texts> texts;
    private final Settings settings;
    private File folder;

    /** Shows dialogs of the system over {@code owner}. */
    public FileDialogs(
            SystemDialogs system, Supplier<? extends Window> owner, Settings settings, Supplier<Texts> texts) {
        this.system = system;
        this.owner = owner;
        this.texts = texts;
        this.settings = settings;
    }

    @Override
    public Optional<Path> toOpen() {
        return chosen(
                system.open(games(dialog("command.open", "files.games", RecordFiles.EXTENSION, "")), owner.get()));
    }

    @Override
    public Optional<Target> toSave(String suggestedName) {
        return target("command.saveAs", "files.games", RecordFiles.EXTENSION, suggestedName);
    }

    @Override
    public Optional<Target> toExport(String suggestedName) {
        return target("share.image", "files.pictures", PICTURE, suggestedName);
    }

    /** {@return the game files to import; an empty list if the user cancelled} */
    public List<Path> toImport() {
        List<File> files = system.openSeveral(
                games(dialog("library.import", "files.games", RecordFiles.EXTENSION, "")), owner.get());
        if (files == null || files.isEmpty()) {
            return List.of();
        }
        chosen(files.get(0));
        return files.stream().map(File::toPath).toList();
    }

    /** {@return the folder to export games to} */
    public Optional<Path> folderForExport() {
        DirectoryChooser dialog = new DirectoryChooser();
        File begin = folder == null ? folderOfLastGame() : folder;
        dialog.setTitle(texts.get().plain("library.export"));
        dialog.setInitialDirectory(begin != null && begin.isDirectory() ? begin : null);
        return Optional.ofNullable(system.folder(dialog, owner.get())).map(File::toPath);
    }

    /** {@return the file to export many games to} */
    public Optional<Target> toExportGames(String suggestedName) {
        return target("library.exportOne", "files.games", RecordCollection.EXTENSION, suggestedName);
    }

    /** {@return the file to export a profile to} */
    public Optional<Target> toExportProfile(String suggestedName) {
        return target("profile.export", "files.profiles", PROFILE, suggestedName);
    }

    /** {@return a file with openings} */
    public Optional<Path> toReadOpenings() {
        FileChooser dialog = dialog("tournament.openings", "files.texts", "txt", "");
        // Openings may be in a text file or in game files.
        dialog.getExtensionFilters()
                .set(
                        0,
                        new ExtensionFilter(
                                texts.get().get("tournament.openings"),
                                "*.txt",
                                "*." + RecordFiles.EXTENSION,
                                "*." + RecordCollection.EXTENSION));
        return chosen(system.open(dialog, owner.get()));
    }

    /** {@return the profile file to import} */
    public Optional<Path> toImportProfile() {
        return chosen(system.open(dialog("profile.import", "files.profiles", PROFILE, ""), owner.get()));
    }

    /**
     * {@return the file to create from a game}
     *
     * @param titleKey key of the dialog's title
     * @param filterKey key of the name of such files
     */
    public Optional<Target> toMake(String titleKey, String filterKey, String extension, String suggestedName) {
        return target(titleKey, filterKey, extension, suggestedName);
    }

    private Optional<Target> target(String titleKey, String filterKey, String extension, String suggestedName) {
        FileChooser dialog = dialog(titleKey, filterKey, extension, suggestedName);
        return chosen(system.save(dialog, owner.get())).map(file -> withExtension(file, extension));
    }

    /** Lets a dialog for game files also show files with many games. */
    private FileChooser games(FileChooser dialog) {
        dialog.getExtensionFilters()
                .set(
                        0,
                        new ExtensionFilter(
                                texts.get().get("files.games"),
                                "*." + RecordFiles.EXTENSION,
                                "*." + RecordCollection.EXTENSION));
        return dialog;
    }

    private FileChooser dialog(String titleKey, String filterKey, String extension, String name) {
        FileChooser dialog = new FileChooser();
        File begin = folder == null ? folderOfLastGame() : folder;
        dialog.setTitle(texts.get().plain(titleKey));
        dialog.setInitialDirectory(begin != null && begin.isDirectory() ? begin : null);
        dialog.setInitialFileName(
                name.isEmpty() ? null : NOT_IN_NAMES.matcher(name).replaceAll("-") + "." + extension);
        dialog.getExtensionFilters()
                .addAll(
                        new ExtensionFilter(texts.get().get(filterKey), "*." + extension),
                        new ExtensionFilter(texts.get().get("files.all"), "*"));
        return dialog;
    }

    private File folderOfLastGame() {
        return RecentFiles.of(settings)
                .findFirst()
                .map(Path::getParent)
                .map(Path::toFile)
                .orElse(null);
    }

    private Optional<Path> chosen(File file) {
        if (file == null) {
            return Optional.empty();
        }
        folder = file.getParentFile();
        return Optional.of(file.toPath());
    }

    /**
     * Adds a missing extension. The dialog asks before replacing an existing file, but not if the name is completed
     * afterwards.
     */
    static Target withExtension(Path file, String extension) {
        String name = file.getFileName().toString();
        boolean complete = name.toLowerCase(Locale.ROOT).endsWith("." + extension);
        return new Target(complete ? file : file.resolveSibling(name + "." + extension), complete);
    }
}
