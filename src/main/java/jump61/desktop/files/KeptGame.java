package jump61.desktop.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
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
import jump61.game.Turn;
import jump61.record.AutosavePlace;
import jump61.record.GameRecord;

/**
 * Keeps the game in progress after each move, so that the next start can go on with it, and the game before it, so that
 * none is lost when another begins.
 */
public final class KeptGame {
    private static final Logger LOG = Logger.getLogger(KeptGame.class.getName());

    /** Only here, not in the files of the user: in which of them the game is saved. */
    private static final String FILE = "File";

    private final MatchViewModel match;
    private final GameFiles files;
    private final Path folder;
    private final Background background;
    private final Consumer<Throwable> onFailure;
    private final ReadOnlyObjectWrapper<GameRecord> previous = new ReadOnlyObjectWrapper<>();
    private final AtomicReference<GameRecord> unwritten = new AtomicReference<>();
    private Optional<GameRecord> latest = Optional.empty();
    private boolean failing;

    /** Belongs to the thread of {@code background}. */
    private AutosavePlace place;

    private record Found(Optional<GameRecord> last, Optional<GameRecord> previous) {}

    /** Keeps games in {@code folder}; {@code onFailure} hears when that begins to fail. */
    public KeptGame(
            MatchViewModel match, GameFiles files, Path folder, Background background, Consumer<Throwable> onFailure) {
        this.match = match;
        this.files = files;
        this.folder = folder;
        this.background = background;
        this.onFailure = onFailure;
    }

    /** Looks for a game that was not finished, and tells it, or that there is none. */
    public void find(Consumer<Optional<GameRecord>> onFound) {
        background.run(
                () -> {
                    place = AutosavePlace.take(folder);
                    return new Found(place.current().kept(), place.previous().kept());
                },
                found -> {
                    found.previous().ifPresent(previous::set);
                    Optional<GameRecord> last =
                            found.last().filter(record -> !record.moves().isEmpty());
                    last.filter(record -> record.result().isPresent()).ifPresent(this::setAside);
                    onFound.accept(last.filter(record -> record.result().isEmpty()));
                },
                problem -> {
                    failed(problem);
                    onFound.accept(Optional.empty());
                });
    }

    /** Goes on with a game that was kept. */
    public void goOn(GameRecord record) {
        Map<String, String> tags = new LinkedHashMap<>(record.tags());
        Optional<Path> file = Optional.ofNullable(tags.remove(FILE)).flatMap(RecentFiles::path);
        files.begin(record.withTags(tags), file);
    }

    /** From now on, keeps the game after each change. */
    public void start() {
        match.turns().addListener((ListChangeListener<Turn>) change -> keep());
        match.playersProperty().addListener((observable, before, now) -> keep());
        match.resultProperty().addListener((observable, before, now) -> keep());
        files.fileProperty().addListener((observable, before, now) -> keep());
        match.matchProperty().addListener((observable, before, now) -> {
            latest.ifPresent(this::setAside);
            keep();
        });
        keep();
    }

    /** Keeps a game as the one before. */
    public void setAside(GameRecord record) {
        previous.set(record);
        run(() -> place.previous().keep(record));
    }

    /** Shows the game before, and keeps that which was shown in its place. */
    public void backToPrevious() {
        GameRecord record = previous.get();
        if (latest.isEmpty()) {
            previous.set(null);
            run(() -> place.previous().forget());
        }
        goOn(record);
    }

    private void keep() {
        GameRecord record = withFile(files.record());
        boolean worthKeeping = !record.moves().isEmpty();
        latest = worthKeeping ? Optional.of(record) : Optional.empty();
        // A write that still waits will find the later game.
        unwritten.set(record);
        run(this::write);
    }

    private GameRecord withFile(GameRecord record) {
        Path file = files.fileProperty().get();
        if (file == null) {
            return record;
        }
        Map<String, String> tags = new LinkedHashMap<>(record.tags());
        tags.put(FILE, file.toAbsolutePath().toString());
        return record.withTags(tags);
    }

    private void write() throws IOException {
        GameRecord record = unwritten.getAndSet(null);
        if (record == null) {
            return;
        }
        if (record.moves().isEmpty()) {
            place.current().forget();
        } else {
            place.current().keep(record);
        }
    }

    private interface Work {
        void run() throws IOException;
    }

    private void run(Work work) {
        background.run(
                () -> {
                    if (place == null) {
                        place = AutosavePlace.take(folder);
                    }
                    work.run();
                    return true;
                },
                done -> failing = false,
                this::failed);
    }

    /** Told once, not after each move. */
    private void failed(Throwable problem) {
        LOG.log(Level.WARNING, "cannot keep the game", problem);
        if (!failing) {
            failing = true;
            onFailure.accept(problem);
        }
    }

    /** Leaves the place to the next window. */
    public void close() {
        run(place::close);
    }

    /** The game before the one shown; null if there is none. */
    public ReadOnlyObjectProperty<GameRecord> previousProperty() {
        return previous.getReadOnlyProperty();
    }
}
