package jump61.engine;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;

/** Makes daemon threads, which do not keep the program running when everything else has ended. */
public final class DaemonThreads {
    private static final long CLOSE_SECONDS = 3;

    private DaemonThreads() {}

    /** {@return a new thread that is already running} */
    public static Thread start(String name, Runnable task) {
        Thread thread = named(name).newThread(task);
        thread.start();
        return thread;
    }

    /**
     * Lets an executor finish what it has been given, for a few seconds at most.
     *
     * @return whether it has finished
     */
    public static boolean finish(ExecutorService executor) {
        executor.shutdown();
        try {
            return executor.awaitTermination(CLOSE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Waits until threads have ended, even if the calling thread is interrupted meanwhile. */
    public static void join(List<Thread> threads) {
        boolean interrupted = false;
        for (Thread thread : threads) {
            while (thread.isAlive()) {
                try {
                    thread.join();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** {@return a factory for threads that all have this name} */
    public static ThreadFactory named(String name) {
        return named(name, Thread.NORM_PRIORITY);
    }

    /** {@return a factory for threads that all have this name, and a priority as in {@link Thread#setPriority}} */
    public static ThreadFactory named(String name, int priority) {
        return task -> {
            Thread thread = new Thread(task, name);
            thread.setDaemon(true);
            thread.setPriority(priority);
            return thread;
        };
    }
}
