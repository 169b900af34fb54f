package jump61.desktop.files;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import jump61.desktop.match.MatchViewModel;
import jump61.desktop.settings.Settings;
import jump61.desktop.shell.Messages;
import jump61.desktop.shell.Texts;
import jump61.record.GameRecord;
import jump61.record.RecordException;
import jump61.record.RecordFiles;

/** Opens and saves the match shown. What cannot be read or written is told and changes nothing. */
public final class GameFiles {
    private static final int RECENT = 8;

    private final MatchViewModel match;
    private final Settings settings;
    private final Background background;
    private final FileChoice choice;
    private final Messages messages;
    private final Supplier<Texts> texts;
    private final ReadOnlyObjectWrapper<Path> file = new ReadOnlyObjectWrapper<>();
    private boolean opening;

    public GameFiles(
            MatchViewModel match,
            Settings settings,
            Background background,
            FileChoice choice,
            Messages messages,
            Supplier<Texts> texts) {
        this.match = match;
        this.settings = settings;
        this.background = background;
        this.choice = choice;
        this.messages = messages;
        this.texts = texts;
        match.matchProperty().subscribe(now -> {
            if (!opening) {
                file.set(null);
            }
        });
    }

    public void open() {
        choice.toOpen().ifPresent(this::open);
    }

    public void open(Path chosen) {
        background.run(() -> RecordFiles.load(chosen), record -> opened(chosen, record), problem -> {
            forget(chosen, problem);
            String what = texts.get().get("files.cannotOpen", chosen.getFileName());
            messages.problem(what, reason(problem, texts.get()));
        });
    }

    private void opened(Path chosen, GameRecord record) {
        begin(record);
        file.set(chosen);
        remember(chosen);
    }

    /** Shows a recorded game. */
    public void begin(GameRecord record) {
        opening = true;
        SavedMatch.begin(match, record);
        opening = false;
        file.set(null);
    }

    /** Saves in the file the match came from, or asks for one. */
    public void save() {
        if (file.get() == null) {
            saveAs();
        } else {
            save(file.get());
        }
    }

    public void saveAs() {
        choice.toSave(suggestedName()).ifPresent(this::save);
    }

    private void save(Path chosen) {
        GameRecord record = SavedMatch.record(match);
        Consumer<Object> done = nothing -> {
            file.set(chosen);
            remember(chosen);
            messages.note(texts.get().get("files.saved", chosen.getFileName()));
        };
        background.run(
                () -> {
                    RecordFiles.save(record, chosen);
                    return true;
                },
                done::accept,
                problem -> messages.problem(
                        texts.get().get("files.cannotSave", chosen.getFileName()), reason(problem, texts.get())));
    }

    /** {@return a name for a new file} */
    public String suggestedName() {
        return texts.get().get("game." + match.matchProperty().get().game().id());
    }

    /** {@return the files last used, newest first} */
    public List<Path> recent() {
        return settings.recentFilesProperty()
                .get()
                .lines()
                .filter(line -> !line.isBlank())
                .flatMap(GameFiles::path)
                .toList();
    }

    private static Stream<Path> path(String text) {
        try {
            return Stream.of(Path.of(text));
        } catch (InvalidPathException notHere) {
            return Stream.empty();
        }
    }

    private void remember(Path used) {
        Path absolute = used.toAbsolutePath();
        keepRecent(Stream.concat(Stream.of(absolute), recent().stream().filter(other -> !other.equals(absolute))));
    }

    private void forget(Path chosen, Throwable problem) {
        if (problem instanceof NoSuchFileException) {
            Path absolute = chosen.toAbsolutePath();
            keepRecent(recent().stream().filter(other -> !other.equals(absolute)));
        }
    }

    private void keepRecent(Stream<Path> files) {
        settings.recentFilesProperty()
                .set(files.limit(RECENT).map(Path::toString).collect(Collectors.joining("\n")));
    }

    /** {@return in one sentence why a file could not be read or written} */
    public static String reason(Throwable problem, Texts texts) {
        if (problem instanceof RecordException wrong) {
            return texts.get("files.line", wrong.line(), wrong.reason().text(texts.locale()));
        } else if (problem instanceof NoSuchFileException) {
            return texts.get("files.missing");
        } else if (problem instanceof IOException) {
            return texts.get("files.refused", String.valueOf(problem.getMessage()));
        }
        return String.valueOf(problem);
    }

    /** The file that the match came from or was saved in; null if there is none. */
    public ReadOnlyObjectProperty<Path> fileProperty() {
        return file.getReadOnlyProperty();
    }
}
