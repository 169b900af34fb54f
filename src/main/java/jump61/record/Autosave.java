package jump61.record;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Keeps the game in progress in one file, so that a crash loses nothing already played. */
public final class Autosave {
    private final Path file;

    /** Keeps the game in {@code file}. */
    public Autosave(Path file) {
        this.file = file;
    }

    /** Keeps the game as it is now; call it after each move. */
    public void keep(GameRecord record) throws IOException {
        RecordFiles.save(record, file);
    }

    /** {@return the game kept; empty if there is none, or it can no longer be read} */
    public Optional<GameRecord> kept() {
        try {
            return Files.exists(file) ? Optional.of(RecordFiles.load(file)) : Optional.empty();
        } catch (IOException | RecordException unreadable) {
            return Optional.empty();
        }
    }

    /** Forgets the game: it was finished, or the user left it on purpose. */
    public void forget() throws IOException {
        Files.deleteIfExists(file);
    }
}
