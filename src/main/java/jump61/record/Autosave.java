package jump61.record;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Saves the game in progress to a file, so that no moves are lost in a crash. */
public final class Autosave {
    private static final Logger LOG = Logger.getLogger(Autosave.class.getName());

    private final Path file;
    private final Consumer<Path> onPutAside;

    /** Saves to {@code file}. */
    public Autosave(Path file) {
        this(file, aside -> {});
    }

    /**
     * Saves to {@code file}.
     *
     * @param onPutAside receives the new name of a file that was renamed because it contained no readable game
     */
    Autosave(Path file, Consumer<Path> onPutAside) {
        this.file = file;
        this.onPutAside = onPutAside;
    }

    Path file() {
        return file;
    }

    /** Saves the game. Call this after each move. */
    public void keep(GameRecord record) throws IOException {
        RecordFiles.save(record, file);
    }

    /**
     * {@return the saved game; empty if there is none} A damaged or unreadable file is renamed, so that it is never
     * overwritten.
     *
     * @throws IOException if the file can neither be read nor renamed; saving another game would then destroy it
     */
    public Optional<GameRecord> kept() throws IOException {
        try {
            return Optional.of(RecordFiles.load(file));
        } catch (NoSuchFileException none) {
            if (Files.isSymbolicLink(file)) {
                // The link's target may be on a disk that is not connected now. Saving would replace the link.
                onPutAside.accept(RecordFiles.putAside(file));
            }
            return Optional.empty();
        } catch (RecordException | IOException unreadable) {
            LOG.log(Level.WARNING, "cannot read the game that was kept", unreadable);
            onPutAside.accept(RecordFiles.putAside(file));
            return Optional.empty();
        }
    }

    /**
     * {@return when the game was saved, in milliseconds as given by {@link System#currentTimeMillis}; 0 if there is
     * none}
     */
    long lastChange() {
        try {
            return Files.getLastModifiedTime(file).toMillis();
        } catch (IOException none) {
            return 0;
        }
    }

    /** Deletes the saved game, because it is finished or the user has abandoned it. */
    public void forget() throws IOException {
        Files.deleteIfExists(file);
    }
}
