package jump61.record;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Where one running window keeps its games: the one in progress, and the one before it. Several windows may run at the
 * same time; each has a place of its own and holds it by a lock, which the system takes away when the process ends,
 * however it ends.
 */
public final class AutosavePlace implements AutoCloseable {
    private static final int MOST = 20;

    private final Path folder;
    private final String ending;
    private final FileChannel lock;

    private AutosavePlace(Path folder, int number, FileChannel lock) {
        this.folder = folder;
        this.ending = (number == 1 ? "" : "-" + number) + "." + RecordFiles.EXTENSION;
        this.lock = lock;
    }

    /** {@return of the places in {@code folder} that nobody holds, the one with the game last played; else the first} */
    public static AutosavePlace take(Path folder) throws IOException {
        Files.createDirectories(folder);
        RecordFiles.sweep(folder);
        List<AutosavePlace> free = new ArrayList<>();
        try {
            for (int number = 1; number <= MOST; number++) {
                FileChannel lock = tryLock(folder.resolve("window-" + number + ".lock"));
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

    private static FileChannel tryLock(Path file) throws IOException {
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

    /** {@return where the game in progress is kept} */
    public Autosave current() {
        return new Autosave(folder.resolve("last" + ending));
    }

    /** {@return where the game before that is kept} */
    public Autosave previous() {
        return new Autosave(folder.resolve("previous" + ending));
    }

    /** Leaves the place to others; what is kept there stays. */
    @Override
    public void close() throws IOException {
        lock.close();
    }
}
