package jump61.record;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Keeps the game in progress in one file, so that a crash loses nothing already played. */
public final class Autosave {
    private static final Logger LOG = Logger.getLogger(Autosave.class.getName());

    private final Path file;
    private final Consumer<Path> onPutAside;

    /** Keeps the game in {@code file}. */
    public Autosave(Path file) {
        this(file, aside -> {});
    }

    /**
     * Keeps the game in {@code file}.
     *
     * @param onPutAside told the new name of a file that was put aside because no game could be read from it
     */
    Autosave(Path file, Consumer<Path> onPutAside) {
        this.file = file;
        this.onPutAside = onPutAside;
    }

    Path file() {
        return file;
    }

    /** Saves the game; to be called after each move. */
    public void keep(GameRecord record) throws IOException {
        RecordFiles.save(record, file);
    }

    /**
     * {@return the game kept; empty if there is none} A file that is damaged or cannot be read is put aside under another
     * name, where nothing overwrites it.
     *
     * @throws IOException if the file can neither be read nor put aside; keeping another game would destroy it
     */
    public Optional<GameRecord> kept() throws IOException {
        try {
            return Optional.of(RecordFiles.load(file));
        } catch (NoSuchFileException none) {
            return Optional.empty();
        } catch (RecordException | IOException unreadable) {
            LOG.log(Level.WARNING, "cannot read the game that was kept", unreadable);
            onPutAside.accept(RecordFiles.putAside(file));
            return Optional.empty();
        }
    }

    /** {@return when the game was kept, in milliseconds as {@link System#currentTimeMillis}; 0 if there is none} */
    long lastChange() {
        try {
            return Files.getLastModifiedTime(file).toMillis();
        } catch (IOException none) {
            return 0;
        }
    }

    /** Deletes the saved game, because it is finished or the user abandoned it. */
    public void forget() throws IOException {
        Files.deleteIfExists(file);
    }
}
