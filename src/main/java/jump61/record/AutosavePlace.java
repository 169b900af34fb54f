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
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * The files in which one window saves the game in progress and the one before it. Several windows can run at the same time;
 * each has files of its own, reserved by a lock that the system releases when the process ends, however it ends.
 */
public final class AutosavePlace implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(AutosavePlace.class.getName());
    private static final int MOST = 20;

    private final Path folder;
    private final String ending;
    private final Closeable lock;
    private final List<Path> putAside = new ArrayList<>();

    /** The previous game on disk; null before it was first read. */
    private Optional<GameRecord> previousKept;

    /**
     * What one window keeps.
     *
     * @param last the game in progress
     * @param previous the game before it
     */
    public record Games(Optional<GameRecord> last, Optional<GameRecord> previous) {}

    /** One step of keeping games; the process may end between any two. */
    interface Step {
        void run() throws IOException;
    }

    private AutosavePlace(Path folder, int number, Closeable lock) {
        this.folder = folder;
        this.ending = (number == 1 ? "" : "-" + number) + "." + RecordFiles.EXTENSION;
        this.lock = lock;
    }

    /** {@return of the places in {@code folder} that nobody holds, the one with the game last played; else the first} */
    public static AutosavePlace take(Path folder) throws IOException {
        Files.createDirectories(folder);
        RecordFiles.sweepIfWritable(folder);
        List<AutosavePlace> free = new ArrayList<>();
        try {
            for (int number = 1; number <= MOST; number++) {
                Closeable lock = tryLock(folder.resolve("window-" + number + ".lock"));
                if (lock != null) {
                    free.add(new AutosavePlace(folder, number, lock));
                    if (!Files.exists(folder.resolve("window-" + (number + 1) + ".lock"))) {
                        break;
                    }
                }
            }
            AutosavePlace taken = free.stream()
                    .max(Comparator.comparingLong(place -> place.current().lastChange()))
                    .orElseThrow(() -> new IOException("too many windows are open"));
            free.remove(taken);
            return taken;
        } finally {
            for (AutosavePlace left : free) {
                left.close();
            }
        }
    }

    private static Closeable tryLock(Path file) throws IOException {
        if (!Files.isWritable(file.getParent())) {
            // Nothing can be kept there, but what was kept can be read.
            return () -> {};
        }
        FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            FileLock lock = channel.tryLock();
            if (lock != null) {
                return channel;
            }
        } catch (OverlappingFileLockException takenHere) {
            // As if another process held it.
        } catch (IOException noLocksHere) {
            // On a disk without locks, two windows may come in each other's way; better than keeping nothing.
            return channel;
        }
        channel.close();
        return null;
    }

    /**
     * {@return the games kept, also those of a process that ended while it kept them} Files that hold no game that can be
     * read are put aside.
     *
     * @throws IOException if such a file cannot be put aside; then nothing must be kept here, as that would destroy it
     */
    public Games kept() throws IOException {
        settle();
        previousKept = previous().kept();
        return new Games(current().kept(), previousKept);
    }

    /**
     * Keeps {@code games} in the place of those kept before. A game that is among both is on the disk at every moment, even
     * if they change places; what cannot be written changes nothing that a later try would miss.
     */
    public void keep(Games games) throws IOException {
        for (Step step : steps(games)) {
            step.run();
        }
    }

    /** {@return what {@link #keep} does, one after the other} */
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

    /** Brings to its end what a process that was killed had begun: the game between belongs to one of the places. */
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

    /** {@return where the game in progress is kept} */
    private Autosave current() {
        return autosave("last");
    }

    /** {@return where the game before that is kept} */
    private Autosave previous() {
        return autosave("previous");
    }

    /** {@return where the game in progress is on its way to be the one before} */
    private Autosave between() {
        return autosave("between");
    }

    private Autosave autosave(String name) {
        return new Autosave(folder.resolve(name + ending), putAside::add);
    }

    /** {@return the files that {@link #kept} has put aside, by their new names} */
    public List<Path> putAside() {
        return List.copyOf(putAside);
    }

    /** Releases the lock, so that another window can use these files; the games stay. */
    @Override
    public void close() throws IOException {
        lock.close();
    }
}
