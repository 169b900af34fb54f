package jump61.record;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WindowLockTest {
    @TempDir
    Path folder;

    @Test
    void aLockIsTakenOnceUntilItIsReleased() throws IOException {
        Path file = folder.resolve("window-1.lock");
        try (Closeable lock = WindowLock.tryTake(file)) {
            assertNotNull(lock);
            assertNull(WindowLock.tryTake(file), "another window has it");
        }
        try (Closeable lock = WindowLock.tryTake(file)) {
            assertNotNull(lock, "nobody has it any more");
        }
    }

    @Test
    void locksOfOtherWindowsAreOtherLocks() throws IOException {
        try (Closeable first = WindowLock.tryTake(folder.resolve("window-1.lock"));
                Closeable second = WindowLock.tryTake(folder.resolve("window-2.lock"))) {
            assertNotNull(first);
            assertNotNull(second);
        }
    }

    @Test
    void whereNothingCanBeWrittenEveryWindowMayReadAndLeavesNothingBehind() throws IOException {
        Path file = folder.resolve("not there/window-1.lock");
        try (Closeable first = WindowLock.tryTake(file);
                Closeable second = WindowLock.tryTake(file)) {
            assertNotNull(first);
            assertNotNull(second);
        }
        assertFalse(Files.exists(file.getParent()));
    }
}
