package jump61.app;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jump61.window.FxWait;
import jump61.window.Worker;

/** Waits until nothing works in the background any more, and what came of it is on the screen. */
final class BackgroundRest {
    /** How often what has ended may begin something new; the frames between are time for threads to wake up. */
    private static final int ROUNDS = 3;

    private static final int PATIENCE_SECONDS = 20;

    /** The length to which Linux cuts the names of threads. */
    private static final int LONGEST_NAME = 15;

    /** Where Linux says what each thread of this program does. */
    private static final File TASKS = new File("/proc/self/task");

    /** Those that run for the test, and that draw. */
    private static final String NOT_BACKGROUND =
            "main|testfx.*|surefire.*|JavaFX.*|QuantumRenderer.*|InvokeLater.*|Monocle.*";

    private BackgroundRest() {}

    /** Waits for all that was begun; {@code background} is what most of it runs on. */
    static void await(Worker background) {
        FxWait.settle();
        // What has ended has left its result to the FX thread, which may begin something new with it.
        for (int round = 0; round < ROUNDS; round++) {
            finish(background);
            awaitRest();
        }
    }

    private static void awaitRest() {
        try {
            FxWait.until(BackgroundRest::isAtRest);
        } catch (AssertionError endless) {
            throw new AssertionError("something goes on: " + busy().toList() + woken().toList(), endless);
        }
    }

    /** Waits for all that was given to a worker, and for what came of it, whatever else goes on. */
    static void awaitOnly(Worker worker) {
        for (int round = 0; round < ROUNDS; round++) {
            finish(worker);
        }
    }

    /** Waits for all that was given to a worker, whose thread may have to wake up. */
    private static void finish(Worker background) {
        CountDownLatch done = new CountDownLatch(1);
        background.run(() -> true, each -> done.countDown());
        try {
            assertTrue(done.await(PATIENCE_SECONDS, TimeUnit.SECONDS), "a worker does not come to an end");
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /**
     * {@return whether all threads of pools wait for work, or for a person's move in a tournament; those of TestFX and
     * of RMI do not count}
     */
    private static boolean isAtRest() {
        return busy().findAny().isEmpty() && woken().findAny().isEmpty();
    }

    /**
     * {@return the threads that run, or would run if a processor were free, or a disk} To Java, a thread that has just been given
     * work still waits for it until then. Systems that do not tell are taken at Java's word.
     */
    private static Stream<String> woken() {
        File[] tasks = TASKS.listFiles();
        if (tasks == null) {
            return Stream.empty();
        }
        Set<String> names = Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> !isOfMachine(thread) && !thread.getName().matches(NOT_BACKGROUND))
                .flatMap(thread -> namesInSystem(thread.getName()))
                .collect(Collectors.toSet());
        return Stream.of(tasks).flatMap(task -> running(task).filter(names::contains));
    }

    /** {@return the names that Linux may have for a thread of Java; they are shorter} */
    private static Stream<String> namesInSystem(String name) {
        int length = name.length();
        return length <= LONGEST_NAME
                ? Stream.of(name)
                : Stream.of(name.substring(0, LONGEST_NAME), name.substring(0, 7) + ".." + name.substring(length - 6));
    }

    /** {@return the name of a thread, if it runs or would run; nothing once it has ended} */
    private static Stream<String> running(File task) {
        try {
            String state = Files.readString(task.toPath().resolve("stat"));
            int end = state.lastIndexOf(')');
            // On a processor, waiting for one, or for a disk.
            return state.startsWith(" R", end + 1) || state.startsWith(" D", end + 1)
                    ? Stream.of(state.substring(state.indexOf('(') + 1, end))
                    : Stream.empty();
        } catch (IOException gone) {
            return Stream.empty();
        }
    }

    /** {@return the threads that do something, each with what it does} */
    private static Stream<String> busy() {
        return Thread.getAllStackTraces().entrySet().stream()
                .filter(thread -> !thread.getKey().getName().matches("testfx.*|RMI.*"))
                .filter(thread -> !isAtRest(thread.getKey(), thread.getValue()))
                .map(thread -> thread.getKey().getName() + " " + List.of(thread.getValue()));
    }

    private static boolean isAtRest(Thread thread, StackTraceElement[] stack) {
        if (stack.length == 0 && thread.getState() == Thread.State.RUNNABLE) {
            // It has just been started.
            return isOfMachine(thread);
        }
        return thread.getState() == Thread.State.WAITING
                || Stream.of(stack).noneMatch(frame -> frame.getClassName().endsWith("ThreadPoolExecutor$Worker"))
                || Stream.of(stack).anyMatch(frame -> frame.getMethodName().equals("getTask"));
    }

    private static boolean isOfMachine(Thread thread) {
        ThreadGroup group = thread.getThreadGroup();
        return group == null
                || group.getName().equals("system")
                || thread.getName().equals("DestroyJavaVM");
    }
}
