package jump61.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

/** Work off the FX thread, and what has become outdated meanwhile. */
class WorkerThreadTest {
    private final BlockingQueue<Runnable> home = new LinkedBlockingQueue<>();
    private final List<Object> told = new ArrayList<>();
    private final WorkerThread worker = new WorkerThread("test", home::add, told::add);

    private void hear() throws InterruptedException {
        Runnable news = home.poll(20, TimeUnit.SECONDS);
        assertTrue(news != null, "nothing is heard of the work");
        news.run();
    }

    @Test
    void resultsComeHomeInTheOrderOfTheWork() throws InterruptedException {
        worker.run(() -> Thread.currentThread().getName(), told::add);
        worker.run(() -> 2, told::add);
        assertEquals(List.of(), told);
        hear();
        hear();
        assertEquals(List.of("test", 2), told);
        worker.close();
    }

    @Test
    void workThatIsAskedForAfterTheEndIsDropped() {
        worker.close();
        worker.run(() -> 1, told::add);
        assertTrue(home.isEmpty());
        assertEquals(List.of(), told);
    }

    @Test
    void aFailureGoesToWhoAskedOrElseToTheOwner() throws InterruptedException {
        IOException expected = new IOException("no such file");
        Error unexpected = new StackOverflowError("a bug");
        List<Throwable> asked = new ArrayList<>();
        worker.run(
                () -> {
                    throw expected;
                },
                told::add,
                asked::add);
        worker.run(
                () -> {
                    throw unexpected;
                },
                told::add);
        hear();
        hear();
        assertEquals(List.of(expected), asked);
        assertEquals(List.of(unexpected), told);
        worker.close();
    }

    @Test
    void closingWaitsForTheWorkAndDroppingInterruptsIt() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        worker.run(() -> 1, told::add);
        worker.close();
        hear();
        assertEquals(List.of(1), told);

        WorkerThread other = new WorkerThread("other", home::add, told::add);
        other.run(
                () -> {
                    begun.countDown();
                    Thread.sleep(60_000);
                    return 2;
                },
                told::add);
        assertTrue(begun.await(20, TimeUnit.SECONDS));
        other.drop();
        hear();
        assertTrue(told.get(1) instanceof InterruptedException, told::toString);
    }

    @Test
    void whatHasBecomeOutdatedIsNotHeard() {
        Latest latest = new Latest();
        Runnable first = latest.only(() -> told.add("first"));
        BooleanSupplier outdated = latest.outdated();
        first.run();
        latest.renew();
        latest.<String>only(told::add).accept("second");
        first.run();
        assertEquals(List.of("first", "second"), told);
        assertTrue(outdated.getAsBoolean());
    }
}
