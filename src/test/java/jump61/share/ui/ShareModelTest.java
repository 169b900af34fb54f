package jump61.share.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import jump61.window.WorkerThread;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShareModelTest {
    private final BlockingQueue<Runnable> home = new LinkedBlockingQueue<>();
    private final List<Throwable> problems = new ArrayList<>();
    private final ShareModel model = new ShareModel(new WorkerThread("share", home::add, problems::add));
    private final List<String> told = new ArrayList<>();

    @TempDir
    Path folder;

    @AfterEach
    void close() {
        model.close();
    }

    private void make(ShareModel.Maker maker, Path file) {
        model.make(maker, file, () -> told.add("done"), problem -> told.add("failed"));
    }

    /** Does what comes back from the worker until {@code last} pieces of it are done. */
    private void come(int last) throws InterruptedException {
        for (int i = 0; i < last; i++) {
            home.take().run();
        }
    }

    @Test
    void aFileIsMadeAndTheProgressIsTold() throws Exception {
        Path file = folder.resolve("a.gif");
        make(
                goesOn -> {
                    assertTrue(goesOn.test(0.5));
                    return new byte[] {1, 2};
                },
                file);
        assertTrue(model.isWorking());
        come(1);
        assertEquals(0.5, model.progressProperty().get());
        come(1);
        assertEquals(2, Files.size(file));
        assertEquals(List.of("done"), told);
        assertFalse(model.isWorking());
    }

    @Test
    void whatIsStoppedWritesNothingAndTellsNothing() throws Exception {
        Path file = Files.writeString(folder.resolve("a.gif"), "before");
        CountDownLatch stopped = new CountDownLatch(1);
        make(
                goesOn -> {
                    stopped.await();
                    if (!goesOn.test(0.9)) {
                        throw new CancellationException();
                    }
                    return new byte[0];
                },
                file);
        model.stop();
        assertFalse(model.isWorking());
        stopped.countDown();
        come(2);
        assertFalse(model.isWorking());
        assertEquals("before", Files.readString(file));
        assertEquals(List.of(), told);
        assertEquals(List.of(), problems);
    }

    @Test
    void whatIsBeingMadeWhenTheWindowClosesIsInterrupted() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch interrupted = new CountDownLatch(1);
        make(
                goesOn -> {
                    begun.countDown();
                    try {
                        new CountDownLatch(1).await();
                    } finally {
                        interrupted.countDown();
                    }
                    return new byte[0];
                },
                folder.resolve("a.gif"));
        begun.await();
        model.close();
        assertTrue(interrupted.await(20, TimeUnit.SECONDS));
        come(1);
        assertEquals(List.of(), told);
    }

    @Test
    void aFailureIsToldAndTheNextFileCanBeMade() throws Exception {
        make(
                goesOn -> {
                    throw new IOException("full");
                },
                folder.resolve("a.gif"));
        come(1);
        assertEquals(List.of("failed"), told);
        make(goesOn -> new byte[1], folder.resolve("b.gif"));
        come(1);
        assertEquals(List.of("failed", "done"), told);
    }
}
