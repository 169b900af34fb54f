package jump61.lab.strength;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * A clock that stands still while its thread is waiting for a processor. It replaces {@link System#nanoTime} in
 * engines.
 */
public final class ThreadTime {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private ThreadTime() {}

    /** {@return the processor time used by this thread, in nanoseconds} */
    public static long nanoTime() {
        return THREADS.getCurrentThreadCpuTime();
    }
}
