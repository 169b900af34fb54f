package jump61.window.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Time that passes only when a test says so. */
public final class ManualTime implements Delay {
    private final List<Alarm> alarms = new ArrayList<>();
    private long now;

    private record Alarm(long when, Runnable action) {}

    @Override
    public Runnable after(Duration time, Runnable action) {
        Alarm alarm = new Alarm(now + time.toNanos(), action);
        alarms.add(alarm);
        return () -> alarms.remove(alarm);
    }

    public long nanos() {
        return now;
    }

    public void pass(Duration time) {
        long end = now + time.toNanos();
        while (true) {
            Alarm next = alarms.stream()
                    .filter(alarm -> alarm.when() <= end)
                    .min(Comparator.comparingLong(Alarm::when))
                    .orElse(null);
            if (next == null) {
                now = end;
                return;
            }
            now = Math.max(now, next.when());
            alarms.remove(next);
            next.action().run();
        }
    }
}
