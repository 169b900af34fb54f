package jump61.desktop.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.ListChangeListener;
import jump61.desktop.match.MatchViewModel;
import jump61.game.Match;
import jump61.game.Turn;
import jump61.record.AutosavePlace;
import jump61.record.AutosavePlace.Games;
import jump61.record.GameRecord;

/**
 * Keeps the game in progress after each move, so that the next start can go on with it, and the game before it, so that
 * none is lost when another begins.
 */
public final class MatchAutosave {
    private static final Logger LOG = Logger.getLogger(MatchAutosave.class.getName());

    /** Only here, not in the files of the user: in which of them the game is saved. */
    private static final String FILE = "File";

    /** Only here: that the game was over before it was shown, so that its end is no news. */
    private static final String SEEN = "Seen";

    private final MatchViewModel match;
    private final GameFiles files;
    private final Path folder;
    private final FileExecutor background;
    private final Consumer<Throwable> onFailure;
    private final Consumer<List<Path>> onPutAside;
    private final ReadOnlyObjectWrapper<GameRecord> previous = new ReadOnlyObjectWrapper<>();
    private final AtomicReference<Games> unwritten = new AtomicReference<>();
    private Optional<GameRecord> latest = Optional.empty();
    private Match keptMatch;
    private boolean failing;
    private boolean started;
    private final List<Path> aside = new ArrayList<>();
    private Consumer<GameRecord> onFinished = record -> {};

    /** Belongs to the thread of {@code background}. */
    private AutosavePlace place;

    /**
     * Keeps games in {@code folder}.
     *
     * @param onFailure told when that begins to fail
     * @param onPutAside told which files were put aside, as no game could be read from them
     */
    public MatchAutosave(
            MatchViewModel match,
            GameFiles files,
            Path folder,
            FileExecutor background,
            Consumer<Throwable> onFailure,
            Consumer<List<Path>> onPutAside) {
        this.match = match;
        this.files = files;
        this.folder = folder;
        this.background = background;
        this.onFailure = onFailure;
        this.onPutAside = onPutAside;
    }

    /** Has {@code listener} told of a game that {@link #find} finds finished: the program may have been killed at its end. */
    public void setOnFinished(Consumer<GameRecord> listener) {
        onFinished = listener;
    }

    /** Looks for a game that was not finished, and tells it, or that there is none. */
    public void find(Consumer<Optional<GameRecord>> onFound) {
        background.run(
                this::take,
                found -> {
                    found.previous().ifPresent(previous::set);
                    Optional<GameRecord> last =
                            found.last().filter(record -> !record.moves().isEmpty());
                    last.filter(record -> record.result().isPresent()).ifPresent(this::foundFinished);
                    onFound.accept(last.filter(record -> record.result().isEmpty()));
                },
                problem -> {
                    failed(problem);
                    onFound.accept(Optional.empty());
                });
    }

    private void foundFinished(GameRecord record) {
        previous.set(record);
        if (!record.tags().containsKey(SEEN)) {
            onFinished.accept(record.withTags(tagsOfUser(record)));
        }
    }

    private static Map<String, String> tagsOfUser(GameRecord record) {
        Map<String, String> tags = new LinkedHashMap<>(record.tags());
        tags.keySet().removeAll(List.of(FILE, SEEN));
        return tags;
    }

    /** The place is ours only once it has been read: what is kept there unread would be lost with the first move. */
    private Games take() throws IOException {
        AutosavePlace taken = AutosavePlace.take(folder);
        try {
            Games games = taken.kept();
            place = taken;
            return games;
        } finally {
            List<Path> aside = taken.putAside();
            if (!aside.isEmpty()) {
                background.tell(() -> putAside(aside));
            }
            if (place != taken) {
                taken.close();
            }
        }
    }

    /** Told once the question about the last game has been answered, as a sheet would hide that. */
    private void putAside(List<Path> files) {
        aside.addAll(files);
        if (started) {
            tellOfAside();
        }
    }

    private void tellOfAside() {
        if (!aside.isEmpty()) {
            onPutAside.accept(List.copyOf(aside));
            aside.clear();
        }
    }

    /** Goes on with a game that was kept. */
    public void goOn(GameRecord record) {
        Optional<Path> file = Optional.ofNullable(record.tags().get(FILE)).flatMap(RecentFiles::path);
        files.begin(record.withTags(tagsOfUser(record)), file);
    }

    /** From now on, keeps the game after each change. */
    public void start() {
        match.turns().addListener((ListChangeListener<Turn>) change -> keep());
        match.playersProperty().addListener((observable, before, now) -> keep());
        match.resultProperty().addListener((observable, before, now) -> keep());
        files.fileProperty().addListener((observable, before, now) -> keep());
        files.notesProperty().addListener((observable, before, now) -> keep());
        match.matchProperty().addListener((observable, before, now) -> keep());
        keep();
        started = true;
        tellOfAside();
    }

    /** Has a game be the one before that which is kept next. */
    public void setAside(GameRecord record) {
        previous.set(record);
    }

    /** Shows the game before, and keeps that which was shown in its place. */
    public void backToPrevious() {
        GameRecord record = previous.get();
        if (latest.isEmpty()) {
            previous.set(null);
        }
        goOn(record);
    }

    private void keep() {
        Match now = match.matchProperty().get();
        if (!now.equals(keptMatch)) {
            // Its parts change one by one; the first of them must not take the game before for the same.
            latest.ifPresent(this::setAside);
            keptMatch = now;
        }
        GameRecord record = withOwnTags(files.record());
        latest = Optional.of(record).filter(game -> !game.moves().isEmpty());
        // A write that still waits will find the later games.
        unwritten.set(new Games(latest, Optional.ofNullable(previous.get())));
        background.run(this::write, this::kept, this::failed);
    }

    private GameRecord withOwnTags(GameRecord record) {
        Map<String, String> tags = new LinkedHashMap<>(record.tags());
        Optional.ofNullable(files.fileProperty().get())
                .ifPresent(file -> tags.put(FILE, file.toAbsolutePath().toString()));
        if (files.beganOver()) {
            tags.put(SEEN, "yes");
        }
        return record.withTags(tags);
    }

    /** {@return the game before, if it was only found now} */
    private Optional<GameRecord> write() throws IOException {
        Games games = unwritten.getAndSet(null);
        if (games == null) {
            return Optional.empty();
        }
        Optional<GameRecord> found = place == null ? takeLate() : Optional.empty();
        place.keep(new Games(games.last(), games.previous().or(() -> found)));
        return found;
    }

    /** {@return what could not be offered at the start, as the place could not be taken; it must not be lost now} */
    private Optional<GameRecord> takeLate() throws IOException {
        Games before = take();
        return before.last().or(before::previous);
    }

    private void kept(Optional<GameRecord> found) {
        failing = false;
        if (previous.get() == null) {
            found.ifPresent(previous::set);
        }
    }

    /** Told once, not after each move. */
    private void failed(Throwable problem) {
        LOG.log(Level.WARNING, "cannot keep the game", problem);
        if (!failing) {
            failing = true;
            onFailure.accept(problem);
        }
    }

    /** Keeps what could not be kept so far, and leaves the place to the next window. */
    public void close() {
        if (failing) {
            keep();
        }
        background.run(this::leave, left -> {}, this::failed);
    }

    private boolean leave() throws IOException {
        if (place != null) {
            place.close();
        }
        return true;
    }

    /** The game before the one shown; null if there is none. */
    public ReadOnlyObjectProperty<GameRecord> previousProperty() {
        return previous.getReadOnlyProperty();
    }
}
