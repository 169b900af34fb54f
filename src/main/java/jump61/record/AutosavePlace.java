package jump61.record;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * The files in which one window saves the game in progress and the previous one. Several windows can run at the same
 * time. Each has its own files, reserved by a lock that the system releases when the process ends, even by a crash.
 */
public final class AutosavePlace implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(AutosavePlace.class.getName());
    private static final int MOST = 20;

    private final Path folder;
    private final String ending;
    private final Closeable lock;
    private final List<Path> putAside = new ArrayList<>();

    /** The previous game as stored on disk; null until it has been read. */
    private Optional<GameRecord> previousKept;

    /**
     * The games that one window saves.
     *
     * @param last the game in progress
     * @param previous the game before it
     */
    public record Games(Optional<GameRecord> last, Optional<GameRecord> previous) {}

    /** One step of saving games. The process may end between any two steps. */
    interface Step {
        void run() throws IOException;
    }

    private AutosavePlace(Path folder, int number, Closeable lock) {
        this.folder = folder;
        this.ending = (number == 1 ? "" : "-" + number) + "." + RecordFiles.EXTENSION;
        this.lock = lock;
    }

    /**
     * {@return the place with the most recent game among those in {@code folder} that no other window uses; if none has a
     * game, the first of them}
     */
    public static AutosavePlace take(Path folder) throws IOException {
        Files.createDirectories(folder);
        RecordFiles.sweepIfWritable(folder);
        List<AutosavePlace> free = new ArrayList<>();
        try {
            for (int number = 1; number <= MOST; number++) {
                Closeable lock = WindowLock.tryTake(folder.resolve("window-" + number + ".lock"));
                if (lock != null) {
                    free.add(new AutosavePlace(folder, number, lock));
                    if (!Files.exists(folder.resolve("window-" + (number + 1) + ".lock"))) {
                        break;
                    }
                }
            }
            AutosavePlace taken = free.stream()
                    .max((one, other) -> Long.compare(
                            one.current().lastChange(), other.current().lastChange()))
                    .orElseThrow(() -> new IOException("too many windows are open"));
            free.remove(taken);
            return taken;
        } finally {
            for (AutosavePlace left : free) {
                left.close();
            }
        }
    }

    /**
     * {@return the saved games, including those of a process that ended while saving} Files without a readable game are
     * renamed.
     *
     * @throws IOException if such a file cannot be renamed; saving anything would then destroy it
     */
    public Games kept() throws IOException {
        settle();
        previousKept = previous().kept();
        return new Games(current().kept(), previousKept);
    }

    /**
     * Saves {@code games} in place of those saved before. A game that is among both is on disk at all times, even if the
     * two swap places. If writing fails, a later attempt still saves everything.
     */
    public void keep(Games games) throws IOException {
        for (Step step : steps(games)) {
            step.run();
        }
    }

    /** {@return the steps of {@link #keep}, in order} */
    List<Step> steps(Games games) {
        Step last = () -> put(current(), games.last());
        if (games.previous().equals(previousKept)) {
            return List.of(last);
        } else if (games.previous().isEmpty()) {
            return List.of(last, () -> put(previous(), previousKept = Optional.empty()));
        }
        return List.of(() -> put(between(), games.previous()), last, () -> {
            rename(between(), previous());
            previousKept = games.previous();
        });
    }

    private static void put(Autosave place, Optional<GameRecord> game) throws IOException {
        if (game.isPresent()) {
            place.keep(game.get());
        } else {
            place.forget();
        }
    }

    /** Completes the work of a process that was killed, by moving the game in between to its final place. */
    private void settle() throws IOException {
        Optional<GameRecord> game = between().kept();
        if (game.isEmpty()) {
            return;
        }
        boolean stillInProgress = current().kept().filter(game.get()::continues).isPresent();
        try {
            rename(between(), stillInProgress ? current() : previous());
        } catch (IOException e) {
            LOG.log(Level.WARNING, "cannot put a game in its place", e);
        }
    }

    private static void rename(Autosave from, Autosave to) throws IOException {
        Files.move(from.file(), to.file(), StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    /** {@return where the game in progress is saved} */
    private Autosave current() {
        return autosave("last");
    }

    private Autosave previous() {
        return autosave("previous");
    }

    /** {@return where the game in progress is saved temporarily while it becomes the previous one} */
    private Autosave between() {
        return autosave("between");
    }

    private Autosave autosave(String name) {
        return new Autosave(folder.resolve(name + ending), putAside::add);
    }

    /** {@return the new names of the files that {@link #kept} has renamed} */
    public List<Path> putAside() {
        return List.copyOf(putAside);
    }

    /** Releases the lock, so that another window can use these files. Saved games remain. */
    @Override
    public void close() throws IOException {
        lock.close();
    }

    /** Locks a file for one window, until it is released or the process ends. */
    static final class WindowLock {
        private WindowLock() {}

        /** {@return a handle that releases the lock when it is closed; null if another window has the lock} */
        static Closeable tryTake(Path file) throws IOException {
            if (!Files.isWritable(file.getParent())) {
                // Nothing can be saved there, but saved games can be read.
                return () -> {};
            }
            FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            try {
                FileLock lock = channel.tryLock();
                if (lock != null) {
                    return channel;
                }
            } catch (OverlappingFileLockException takenHere) {
                // Treat it as if another process held the lock.
            } catch (IOException noLocksHere) {
                // On a file system without locks, two windows may interfere; still better than saving nothing.
                return channel;
            }
            channel.close();
            return null;
        }
    }
}
