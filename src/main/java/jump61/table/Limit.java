package jump61.table;

import java.io.IOException;
import java.net.Socket;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import jump61.engine.DaemonThreads;

/**
 * Closes connections when their time is up, whatever the other side does meanwhile. A read timeout is not enough: one
 * byte a second would keep the connection open.
 */
final class Limit {
    private static final int IDLE_SECONDS = 10;
    private static final ScheduledThreadPoolExecutor WATCH = watch();

    private Limit() {}

    private static ScheduledThreadPoolExecutor watch() {
        var watch = new ScheduledThreadPoolExecutor(1, DaemonThreads.named("table limits"));
        watch.setRemoveOnCancelPolicy(true);
        watch.setKeepAliveTime(IDLE_SECONDS, TimeUnit.SECONDS);
        watch.allowCoreThreadTimeOut(true);
        return watch;
    }

    /** {@return a task that closes a connection after some time unless it is cancelled} */
    static Future<?> set(Socket plain, int millis) {
        return WATCH.schedule(() -> close(plain), millis, TimeUnit.MILLISECONDS);
    }

    /** Closes a connection at once, without waiting for the other side. */
    static void close(Socket plain) {
        try {
            plain.close();
        } catch (IOException alreadyGone) {
            // There is nothing left to close.
        }
    }
}
