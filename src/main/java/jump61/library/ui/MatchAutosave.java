package jump61.library.ui;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import jump61.game.Match;
import jump61.game.Turn;
import jump61.record.AutosavePlace;
import jump61.record.AutosavePlace.Games;
import jump61.record.GameRecord;
import jump61.window.WorkerThread;
import jump61.window.feature.RecentFiles;
import jump61.window.match.MatchViewModel;

/**
 * Saves the game in progress after each move, so that it can be continued at the next start. It also saves the previous
 * game, so that starting another loses nothing.
 */
public final class MatchAutosave {
    private static final Logger LOG = Logger.getLogger(MatchAutosave.class.getName());

    /** Tag, used only here, for the file in which the user has saved the game. */
    private static final String FILE = "File";

    /** Tag, used only here, for a game that was over before it was shown, so that its end is not new. */
    private static final String SEEN = "Seen";

    private final MatchViewModel match;
    private final GameFiles files;
    private final Path folder;
    private final WorkerThread background;
    private final Consumer<Throwable> onFailure;
    private final Consumer<List<Path>> onPutAside;
    private final ReadOnlyObjectWrapper<GameRecord> previous = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<Optional<Interrupted>> interrupted =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final AtomicReference<Games> unwritten = new AtomicReference<>();
    private Optional<GameRecord> latest = Optional.empty();
    private Match keptMatch;
    private boolean failing;
    private boolean started;
    private final List<Path> aside = new ArrayList<>();
    private Consumer<GameRecord> onFinished = record -> {};
    private Consumer<GameRecord> onLeft = record -> {};

    /** The place to save to. Confined to the thread of {@code background}. */
    private AutosavePlace place;

    /**
     * Saves games in {@code folder}.
     *
     * @param onFailure called when saving starts to fail
     * @param onPutAside receives files that were renamed because they contained no readable game
     */
    public MatchAutosave(
            MatchViewModel match,
            GameFiles files,
            Path folder,
            WorkerThread background,
            Consumer<Throwable> onFailure,
            Consumer<List<Path>> onPutAside) {
        this.match = match;
        this.files = files;
        this.folder = folder;
        this.background = background;
        this.onFailure = onFailure;
        this.onPutAside = onPutAside;
    }

    /** Sets the listener for a finished game found by {@link #find}: the program may have been killed at its end. */
    public void setOnFinished(Consumer<GameRecord> listener) {
        onFinished = listener;
    }

    /** Sets the listener for a game that was left unfinished for another one. */
    public void setOnLeft(Consumer<GameRecord> listener) {
        onLeft = listener;
    }

    /** Looks for an unfinished game, and reports it, or that there is none. */
    public void find(Consumer<Optional<GameRecord>> onFound) {
        background.run(
                this::take,
                found -> {
                    found.previous().ifPresent(previous::set);
                    Optional<GameRecord> last = found.last().filter(MatchAutosave::isWorthKeeping);
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
            onFinished.accept(withoutOwnTags(record));
        }
    }

    private static GameRecord withoutOwnTags(GameRecord record) {
        return record.changeTags(tags -> tags.keySet().removeAll(List.of(FILE, SEEN)));
    }

    /**
     * Reserves a place and reads it. The place may only be used after that, because an unread game would be lost with
     * the first move.
     */
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

    /**
     * Reports renamed files, but only after the question about the last game, which would hide the message, has been
     * answered.
     */
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

    /** Continues a saved game. */
    public void goOn(GameRecord record) {
        Optional<Path> file = Optional.ofNullable(record.tags().get(FILE)).flatMap(RecentFiles::path);
        files.begin(withoutOwnTags(record), file);
        boolean atTable = record.players().areFriends() && record.result().isEmpty();
        interrupted.set(
                Optional.of(new Interrupted(record, match.matchProperty().get()))
                        .filter(game -> atTable));
        if (started) {
            keep();
        }
    }

    /**
     * {@return the game at a table that a crash interrupted, with its players; empty if it is no longer on the board as
     * it was} On the board, two people here can play it to the end.
     */
    public Optional<Match> interrupted() {
        return stillInterrupted().map(game -> game.record().toMatch());
    }

    private Optional<Interrupted> stillInterrupted() {
        return interrupted
                .get()
                .filter(game -> game.isStill(match.matchProperty().get()));
    }

    /** Changes when {@link #interrupted} does, except because of changes to the match on the board. */
    public ObservableValue<?> interruptedProperty() {
        return interrupted.getReadOnlyProperty();
    }

    /**
     * A game at a table that a crash interrupted.
     *
     * @param copy the match that is on the board in its place
     */
    private record Interrupted(GameRecord record, Match copy) {
        boolean isStill(Match shown) {
            return shown == copy && shown.played().size() == record.moves().size();
        }
    }

    /** Starts saving the game after each change. */
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

    /** Makes a game the previous one of the game that is saved next. If it is not over, it can be found again later. */
    public void setAside(GameRecord record) {
        previous.set(record);
        if (record.result().isEmpty()) {
            onLeft.accept(withoutOwnTags(record));
        }
    }

    /** Shows the previous game, and stores the current one in its place. */
    public void backToPrevious() {
        GameRecord record = previous.get();
        if (latest.isEmpty()) {
            previous.set(null);
        }
        goOn(record);
    }

    private void keep() {
        Match now = match.matchProperty().get();
        GameRecord record = withOwnTags(files.kept());
        if (!now.equals(keptMatch)) {
            // These values change one by one. The first change must not make the previous game look like the current
            // one.
            boolean resumed = interrupted
                    .get()
                    .filter(game -> game.isStill(keptMatch) && record.continues(game.record()))
                    .isPresent();
            latest.filter(left -> !resumed).ifPresent(this::setAside);
            keptMatch = now;
        }
        // While the copy remains unchanged, the next start finds the game with its players.
        latest = Optional.of(stillInterrupted()
                        .map(game -> record.withPlayers(game.record().players()))
                        .orElse(record))
                .filter(MatchAutosave::isWorthKeeping);
        // A pending write will find the later games.
        unwritten.set(new Games(latest, Optional.ofNullable(previous.get())));
        background.run(this::write, this::kept, this::failed);
    }

    /** Returns whether there are moves, or moves that were only tried out. */
    private static boolean isWorthKeeping(GameRecord record) {
        return !record.moves().isEmpty() || !record.variations().isEmpty();
    }

    private GameRecord withOwnTags(GameRecord record) {
        return record.changeTags(tags -> {
            Optional.ofNullable(files.fileProperty().get())
                    .ifPresent(file -> tags.put(FILE, file.toAbsolutePath().toString()));
            if (files.beganOver()) {
                tags.put(SEEN, "yes");
            }
        });
    }

    /**
     * Saves the games.
     *
     * @return the previous game, if it has only been found now
     */
    private Optional<GameRecord> write() throws IOException {
        Games games = unwritten.getAndSet(null);
        if (games == null) {
            return Optional.empty();
        }
        Optional<GameRecord> found = place == null ? takeLate() : Optional.empty();
        place.keep(new Games(games.last(), games.previous().or(() -> found)));
        return found;
    }

    /** Reads games that could not be offered at the start because no place was available. They must not be lost now. */
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

    /** Reports a failure once, not after each move. */
    private void failed(Throwable problem) {
        LOG.log(Level.WARNING, "cannot keep the game", problem);
        if (!failing) {
            failing = true;
            onFailure.accept(problem);
        }
    }

    /** Saves what is still unsaved, such as the time since the last move, and releases the place for another window. */
    public void close() {
        if (failing || started && match.clock().onProperty().get()) {
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

    /** The game before the current one; null if there is none. */
    public ReadOnlyObjectProperty<GameRecord> previousProperty() {
        return previous.getReadOnlyProperty();
    }
}
