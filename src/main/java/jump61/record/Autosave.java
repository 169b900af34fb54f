package jump61.record;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Keeps the game in progress in one file, so that a crash loses nothing already played. */
public final class Autosave {
    private static final Logger LOG = Logger.getLogger(Autosave.class.getName());

    private final Path file;

    /** Keeps the game in {@code file}. */
    public Autosave(Path file) {
        this.file = file;
    }

    Path file() {
        return file;
    }

    /** Keeps the game as it is now; call it after each move. */
    public void keep(GameRecord record) throws IOException {
        RecordFiles.save(record, file);
    }

    /** {@return the game kept; empty if there is none, or it can no longer be read: then its file is put aside} */
    public Optional<GameRecord> kept() {
        try {
            return Files.exists(file) ? Optional.of(RecordFiles.load(file)) : Optional.empty();
        } catch (RecordException damaged) {
            putAside(damaged);
        } catch (IOException unreadable) {
            LOG.log(Level.WARNING, "cannot read the game that was kept", unreadable);
        }
        return Optional.empty();
    }

    /** A person may still make something of it. */
    private void putAside(RecordException damaged) {
        LOG.log(Level.WARNING, "the game that was kept is damaged", damaged);
        try {
            Files.move(file, file.resolveSibling(file.getFileName() + ".damaged"), StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            LOG.log(Level.WARNING, "cannot put it aside", e);
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

    /** Forgets the game: it was finished, or the user left it on purpose. */
    public void forget() throws IOException {
        Files.deleteIfExists(file);
    }
}
