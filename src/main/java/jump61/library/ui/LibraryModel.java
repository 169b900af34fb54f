package jump61.library.ui;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import jump61.library.GameLibrary;
import jump61.library.LibraryEntry;
import jump61.record.Bin;
import jump61.record.GameRecord;
import jump61.window.Worker;

/** The list of stored games and the operations on it. Files are read and written in the background. */
public final class LibraryModel {
    private final GameLibrary library;
    private final Worker background;
    private final Consumer<Throwable> onFailure;
    private final ObservableList<LibraryEntry> shown = FXCollections.observableArrayList();
    private final ObjectProperty<GameFilter> filter = new SimpleObjectProperty<>(GameFilter.ALL);
    private final ReadOnlyBooleanWrapper loaded = new ReadOnlyBooleanWrapper();
    private final ReadOnlyIntegerWrapper total = new ReadOnlyIntegerWrapper();
    private final ReadOnlyIntegerWrapper deleted = new ReadOnlyIntegerWrapper();
    private final Map<LibraryEntry, Moment> moments = new HashMap<>();
    private List<LibraryEntry> all = List.of();
    private List<Bin.Deletion> lastDeleted = List.of();
    private Function<LibraryEntry, String> told = LibraryEntry::name;

    /**
     * Creates a list that is empty until {@link #refresh} reads it.
     *
     * @param onFailure called if the library cannot be read or written
     */
    public LibraryModel(GameLibrary library, Worker background, Consumer<Throwable> onFailure) {
        this.library = library;
        this.background = background;
        this.onFailure = onFailure;
        filter.addListener((observable, before, now) -> show());
    }

    /** Sets the description of a game in the user's language, which the search uses. */
    public void setTold(Function<LibraryEntry, String> words) {
        told = words;
    }

    /** Reads the list again, because other windows may have added games. */
    public void refresh() {
        change(() -> {});
    }

    /** Loads a game and passes it to {@code onLoaded}. */
    public void load(LibraryEntry entry, Consumer<GameRecord> onLoaded) {
        background.run(() -> library.load(entry), onLoaded, problem -> {
            onFailure.accept(problem);
            refresh();
        });
    }

    /** Passes what is worth a picture of a game to {@code onKnown}, once its file has been read. */
    void moment(LibraryEntry entry, Consumer<Moment> onKnown) {
        Moment known = moments.get(entry);
        if (known != null) {
            onKnown.accept(known);
            return;
        }
        background.run(
                () -> Moment.of(entry, library.load(entry)),
                read -> {
                    moments.put(entry, read);
                    onKnown.accept(read);
                },
                problem -> onKnown.accept(new Moment(entry.end(), OptionalInt.empty(), List.of())));
    }

    /** Deletes games; {@link #undoDelete} restores them. */
    public void delete(List<LibraryEntry> entries) {
        List<LibraryEntry> chosen = List.copyOf(entries);
        List<Bin.Deletion> deletion = new ArrayList<>();
        change(() -> deletion.add(library.delete(chosen)), () -> remember(deletion, chosen.size()));
    }

    /** Restores the games last deleted. */
    public void undoDelete() {
        List<Bin.Deletion> deletion = lastDeleted;
        change(
                () -> {
                    for (Bin.Deletion one : deletion) {
                        library.restore(one);
                    }
                },
                this::forgetDeleted);
    }

    private void remember(List<Bin.Deletion> deletion, int games) {
        lastDeleted = deletion;
        deleted.set(games);
    }

    /** Forgets which games were last deleted. They can still be restored from the library's bin. */
    public void forgetDeleted() {
        remember(List.of(), 0);
    }

    /**
     * Copies game files into the library.
     *
     * @param onDone receives the number of games added, and the files without a game
     */
    public void importAll(List<Path> files, BiConsumer<Integer, List<Path>> onDone) {
        AtomicInteger before = new AtomicInteger();
        Map<Path, Exception> refused = new LinkedHashMap<>();
        change(
                () -> {
                    before.set(library.list().size());
                    refused.putAll(library.importAll(files));
                },
                () -> onDone.accept(Math.max(0, total.get() - before.get()), List.copyOf(refused.keySet())));
    }

    /** Copies games into a folder, and reports how many were copied. */
    public void exportAll(List<LibraryEntry> entries, Path target, IntConsumer onDone, Consumer<Throwable> onFailed) {
        List<LibraryEntry> chosen = List.copyOf(entries);
        background.run(() -> library.exportAll(chosen, target), onDone::accept, onFailed);
    }

    /** Copies games into one file, and reports how many were copied. */
    public void exportTo(Path target, List<LibraryEntry> entries, IntConsumer onDone, Consumer<Throwable> onFailed) {
        List<LibraryEntry> chosen = List.copyOf(entries);
        background.run(() -> library.exportTo(target, chosen), onDone::accept, onFailed);
    }

    /** A change on the disk. */
    private interface Change {
        void make() throws IOException;
    }

    private void change(Change change) {
        change(change, () -> {});
    }

    private void change(Change change, Runnable onDone) {
        Callable<List<LibraryEntry>> work = () -> {
            change.make();
            return library.list();
        };
        background.run(
                work,
                entries -> {
                    all = entries;
                    total.set(entries.size());
                    loaded.set(true);
                    show();
                    onDone.run();
                },
                problem -> {
                    loaded.set(true);
                    onFailure.accept(problem);
                });
    }

    private void show() {
        List<LibraryEntry> now =
                all.stream().filter(entry -> filter.get().shows(entry, told)).toList();
        if (!now.equals(shown)) {
            shown.setAll(now);
        }
    }

    /** The games selected by the filter, most recent first; not to be modified. */
    public ObservableList<LibraryEntry> shown() {
        return shown;
    }

    /** The filter. */
    public ObjectProperty<GameFilter> filterProperty() {
        return filter;
    }

    /** Whether the list has been read. */
    public ReadOnlyBooleanProperty loadedProperty() {
        return loaded.getReadOnlyProperty();
    }

    /** The total number of games. */
    public ReadOnlyIntegerProperty totalProperty() {
        return total.getReadOnlyProperty();
    }

    /** The number of games that {@link #undoDelete} would restore. */
    public ReadOnlyIntegerProperty deletedProperty() {
        return deleted.getReadOnlyProperty();
    }
}
