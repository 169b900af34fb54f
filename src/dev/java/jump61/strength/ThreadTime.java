package jump61.strength;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** A clock that stands still while its thread waits for a processor. Takes the place of {@link System#nanoTime} in engines. */
public final class ThreadTime {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private ThreadTime() {}

    /** {@return the processor time that this thread has had, in nanoseconds} */
    public static long nanoTime() {
        return THREADS.getCurrentThreadCpuTime();
    }
}
