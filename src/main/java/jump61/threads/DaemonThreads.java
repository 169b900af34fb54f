package jump61.threads;

import java.util.concurrent.ThreadFactory;

/** Makes daemon threads, which do not keep the program running when everything else has ended. */
public final class DaemonThreads {
    private DaemonThreads() {}

    /** {@return a new thread that is already running} */
    public static Thread start(String name, Runnable task) {
        Thread thread = named(name).newThread(task);
        thread.start();
        return thread;
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
