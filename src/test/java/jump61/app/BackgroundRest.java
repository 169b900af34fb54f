package jump61.app;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import jump61.window.FxWait;
import jump61.window.Worker;

/** Waits until nothing works in the background any more, and what came of it is on the screen. */
final class BackgroundRest {
    /** How often what has ended may begin something new; the frames between are time for threads to wake up. */
    private static final int ROUNDS = 3;

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
            throw new AssertionError("something goes on: " + busy().toList(), endless);
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
        FxWait.untilJust(() -> done.getCount() == 0);
    }

    /**
     * {@return whether all threads of pools wait for work, or for a person's move in a tournament; those of TestFX and
     * of RMI do not count}
     */
    private static boolean isAtRest() {
        return busy().findAny().isEmpty();
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
            // It has just been started, unless it is one of the machine's own.
            ThreadGroup group = thread.getThreadGroup();
            return group == null
                    || group.getName().equals("system")
                    || thread.getName().equals("DestroyJavaVM");
        }
        return thread.getState() == Thread.State.WAITING
                || Stream.of(stack).noneMatch(frame -> frame.getClassName().endsWith("ThreadPoolExecutor$Worker"))
                || Stream.of(stack).anyMatch(frame -> frame.getMethodName().equals("getTask"));
    }
}
