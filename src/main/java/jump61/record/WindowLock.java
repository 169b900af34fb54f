package jump61.record;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Locks a file for one window, until it is released or the process ends. */
final class WindowLock {
    private WindowLock() {}

    /** {@return what to close to release the lock; null if another window has it} */
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
