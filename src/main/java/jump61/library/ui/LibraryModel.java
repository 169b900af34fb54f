package jump61.library.ui;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import jump61.library.GameLibrary;
import jump61.library.LibraryEntry;
import jump61.record.Bin;
import jump61.record.GameRecord;
import jump61.window.Latest;
import jump61.window.Worker;

/** The list of stored games and the operations on it. Files are read and written in the background. */
public final class LibraryModel {
    private static final int MOST_MOMENTS = 500;
    private static final int REPORTED = 20;

    private final GameLibrary library;
    private final Worker background;
    private final Executor home;
    private final Predicate<LibraryEntry> own;
    private final Supplier<LocalDate> clock;
    private final Consumer<Throwable> onFailure;
    private final ObservableList<LibraryEntry> shown = FXCollections.observableArrayList();
    private final ObjectProperty<GameFilter> filter = new SimpleObjectProperty<>(GameFilter.ALL);
    private final ReadOnlyObjectWrapper<LocalDate> day = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyBooleanWrapper loaded = new ReadOnlyBooleanWrapper();
    private final ReadOnlyIntegerWrapper total = new ReadOnlyIntegerWrapper();
    private final ReadOnlyIntegerWrapper deleted = new ReadOnlyIntegerWrapper();
    private final ReadOnlyIntegerWrapper inBin = new ReadOnlyIntegerWrapper();
    private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper(1);
    private final BooleanProperty binShown = new SimpleBooleanProperty();
    private final ReadOnlyObjectWrapper<List<LibraryEntry>> added = new ReadOnlyObjectWrapper<>(List.of());
    private final Latest search = new Latest();
    private final Map<LibraryEntry, Moment> moments = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<LibraryEntry, Moment> eldest) {
            return size() > MOST_MOMENTS;
        }
    };
    private Games games = new Games(List.of(), List.of());
    private List<Bin.Deletion> lastDeleted = List.of();
    private Function<LibraryEntry, String> told = LibraryEntry::name;

    /** The games in the library and in its bin. */
    private record Games(List<LibraryEntry> kept, List<LibraryEntry> deleted) {}

    /**
     * Creates a list that is empty until {@link #refresh} reads it.
     *
     * @param home runs reports of work in the background on the caller's thread
     * @param own whether a game was played with the current profile
     * @param clock returns the current date
     * @param onFailure called if the library cannot be read or written
     */
    public LibraryModel(
            GameLibrary library,
            Worker background,
            Executor home,
            Predicate<LibraryEntry> own,
            Supplier<LocalDate> clock,
            Consumer<Throwable> onFailure) {
        this.library = library;
        this.background = background;
        this.home = home;
        this.own = own;
        this.clock = clock;
        day.set(clock.get());
        this.onFailure = onFailure;
        filter.addListener((observable, before, now) -> show());
        binShown.addListener((observable, before, now) -> show());
    }

    /** {@return whether a game was played with the current profile} */
    boolean isOwn(LibraryEntry entry) {
        return own.test(entry);
    }

    /** Sets the description of a game in the user's language, which the search uses. */
    public void setTold(Function<LibraryEntry, String> words) {
        told = words;
    }

    /** Reads the list again, because other windows may have added games, and updates the day. */
    public void refresh() {
        day.set(clock.get());
        change(() -> {});
    }

    /** Loads a game and passes it to {@code onLoaded}. */
    public void load(LibraryEntry entry, Consumer<GameRecord> onLoaded) {
        background.run(() -> library.load(entry), onLoaded, problem -> {
            onFailure.accept(problem);
            refresh();
        });
    }

    /** Passes the moment of a game to {@code onKnown}, once its file has been read. */
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
        List<Path> moved = new ArrayList<>();
        change(
                () -> {
                    deletion.add(library.delete(chosen));
                    moved.addAll(deletion.get(0).files());
                },
                () -> {
                    // Games that are already gone must not take the place of those that can be restored.
                    if (!moved.isEmpty()) {
                        remember(deletion, moved.size());
                    }
                });
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

    /** Restores games that are in the bin. */
    public void restore(List<LibraryEntry> entries) {
        List<LibraryEntry> chosen = List.copyOf(entries);
        change(() -> library.restore(chosen), this::forgetDeleted);
    }

    /** Removes the games in the bin for good. */
    public void emptyBin() {
        change(library::emptyBin, this::forgetDeleted);
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
        Set<String> before = new HashSet<>();
        Map<Path, Exception> refused = new LinkedHashMap<>();
        change(
                () -> {
                    library.list().forEach(entry -> before.add(entry.name()));
                    refused.putAll(library.importAll(files, read -> reportImport(read, files.size())));
                },
                () -> {
                    List<LibraryEntry> now = games.kept().stream()
                            .filter(entry -> !before.contains(entry.name()))
                            .toList();
                    if (!now.isEmpty()) {
                        binShown.set(false);
                    }
                    added.set(now);
                    onDone.accept(added.get().size(), List.copyOf(refused.keySet()));
                });
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
        Callable<Games> work = () -> {
            change.make();
            return new Games(library.list(this::report), library.deleted());
        };
        background.run(
                work,
                now -> {
                    games = now;
                    inBin.set(now.deleted().size());
                    if (now.deleted().isEmpty()) {
                        binShown.set(false);
                    }
                    finish();
                    show();
                    added.set(List.of());
                    onDone.run();
                },
                problem -> {
                    finish();
                    onFailure.accept(problem);
                });
    }

    private void finish() {
        loaded.set(true);
        progress.set(1);
    }

    /** Reports progress now and then, because each report makes work for the window. */
    private void reportImport(int read, int of) {
        if (read % REPORTED == REPORTED - 1) {
            home.execute(() -> progress.set((double) read / of));
        }
    }

    /** Shows the first games while the others are being read. */
    private void report(List<LibraryEntry> found, int read, int of) {
        home.execute(() -> {
            progress.set((double) read / of);
            if (games.kept().isEmpty() && !found.isEmpty()) {
                games = new Games(found, games.deleted());
                show();
            }
        });
    }

    private void show() {
        GameFilter wanted = filter.get();
        boolean bin = binShown.get();
        // In the bin, games of computers are among the others.
        List<LibraryEntry> from = bin ? games.deleted() : wanted.among(games.kept());
        Predicate<LibraryEntry> selected = entry -> wanted.shows(entry, isOwn(entry), told);
        total.set(from.size());
        search.renew();
        if (wanted.words().isBlank()) {
            select(from.stream().filter(selected).toList());
        } else {
            // Putting thousands of games into words takes a while.
            background.run(() -> from.stream().filter(selected).toList(), search.only(this::select));
        }
    }

    private void select(List<LibraryEntry> now) {
        if (!now.equals(shown)) {
            shown.setAll(now);
        }
    }

    /** The games selected by the filter, most recent first; not to be modified. */
    public ObservableList<LibraryEntry> shown() {
        return shown;
    }

    /** The games that the last change imported. */
    public ReadOnlyObjectProperty<List<LibraryEntry>> addedProperty() {
        return added.getReadOnlyProperty();
    }

    /** The filter. */
    public ObjectProperty<GameFilter> filterProperty() {
        return filter;
    }

    /** Whether the games in the bin are shown instead of the others. */
    public BooleanProperty binShownProperty() {
        return binShown;
    }

    /** The number of games in the bin. */
    public ReadOnlyIntegerProperty inBinProperty() {
        return inBin.getReadOnlyProperty();
    }

    /** How much of the list has been read, 0 to 1. */
    public ReadOnlyDoubleProperty progressProperty() {
        return progress.getReadOnlyProperty();
    }

    /** The current day, for the dates of games in words; updated by {@link #refresh}. */
    public ReadOnlyObjectProperty<LocalDate> dayProperty() {
        return day.getReadOnlyProperty();
    }

    /** Whether the list has been read. */
    public ReadOnlyBooleanProperty loadedProperty() {
        return loaded.getReadOnlyProperty();
    }

    /** {@return whether there is no game, except in the bin} */
    boolean isEmpty() {
        return games.kept().isEmpty();
    }

    /** {@return whether there are games, all of them between computers} */
    boolean isOfComputers() {
        return !isEmpty() && games.kept().stream().allMatch(LibraryEntry::isOfComputers);
    }

    /** The number of games from which the filter selects. */
    public ReadOnlyIntegerProperty totalProperty() {
        return total.getReadOnlyProperty();
    }

    /** The number of games that {@link #undoDelete} would restore. */
    public ReadOnlyIntegerProperty deletedProperty() {
        return deleted.getReadOnlyProperty();
    }
}
