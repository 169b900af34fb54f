package jump61.console;

import java.io.IOException;
import java.io.Reader;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import jump61.record.BoundedLines;

/**
 * The lines that a text program reads, from its input and from files it was told to load. For remote play it can go live:
 * lines are then read ahead in the background, and while the program waits for one, it runs the tasks that other threads
 * pass to {@link #execute}, all on its own thread.
 */
public final class ConsoleInput implements Executor {
    /** Longer than any command, with the longest file name there is. */
    static final int LONGEST_LINE = 10_000;

    private static final int MOST_READ_AHEAD = 1_000;

    private final BoundedLines lines;
    private final boolean terminal;
    private final LoadedFiles files = new LoadedFiles();
    private final Lock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Queue<TypedLine> typed = new ArrayDeque<>();
    private final Queue<Runnable> news = new ArrayDeque<>();
    private Predicate<TypedLine> wanted = line -> true;
    private boolean live;

    /** Reads from {@code reader}, which may be a {@code terminal} where somebody types. */
    public ConsoleInput(Reader reader, boolean terminal) {
        this.lines = new BoundedLines(reader, LONGEST_LINE);
        this.terminal = terminal;
    }

    boolean isTerminal() {
        return terminal;
    }

    /** Puts a file's lines before all others. */
    void load(String name) {
        files.load(name);
    }

    /** From now on lines are read ahead, and only those that are wanted at the time are given out, in order. */
    void goLive(Predicate<TypedLine> wanted) {
        this.wanted = wanted;
        if (!live) {
            live = true;
            Thread thread = new Thread(this::readAhead, "console input");
            thread.setDaemon(true);
            thread.start();
        }
    }

    /** Has something done by the program's thread, while it waits for a line. */
    @Override
    public void execute(Runnable something) {
        locked(() -> news.add(something));
    }

    /** {@return the next line, waiting for it; empty when there was news, which may have changed what the program awaits} */
    List<TypedLine> next() {
        if (!live) {
            String loaded = files.next();
            return List.of(loaded == null ? read() : TypedLine.loaded(loaded));
        }
        List<TypedLine> found = new ArrayList<>();
        Runnable first = await(() -> !news.isEmpty() || choose(found), Long.MAX_VALUE);
        if (first != null) {
            first.run();
        }
        return found;
    }

    /** {@return whether a line has been typed already, ahead of a prompt: pasted, for example} */
    boolean isTypedAhead() {
        lock.lock();
        try {
            return live ? !typed.isEmpty() && !typed.peek().isEnd() : lines.isReady();
        } catch (IOException unreadable) {
            return false;
        } finally {
            lock.unlock();
        }
    }

    /** Runs news until something is the case, at most for so long. */
    void runNews(BooleanSupplier until, Duration atMost) {
        long end = System.nanoTime() + atMost.toNanos();
        for (long left = atMost.toNanos(); !until.getAsBoolean() && left > 0; left = end - System.nanoTime()) {
            Runnable first = await(() -> !news.isEmpty(), left);
            if (first != null) {
                first.run();
            }
        }
    }

    /** Takes out the first line that is wanted: of a file, or else of the input. What a person types need not wait for a file. */
    private boolean choose(List<TypedLine> found) {
        String loaded = files.peek();
        if (loaded != null) {
            TypedLine line = TypedLine.loaded(loaded);
            if (wanted.test(line)) {
                files.next();
                return found.add(line);
            }
        }
        TypedLine line = typed.peek();
        boolean chosen = line != null && (loaded == null || terminal) && wanted.test(line);
        if (chosen) {
            // The end of the input stays the end.
            found.add(line.isEnd() ? line : typed.remove());
            changed.signalAll();
        }
        return chosen;
    }

    /** {@return the first of the news, if the condition came true by any} */
    private Runnable await(BooleanSupplier condition, long nanos) {
        lock.lock();
        try {
            long left = nanos;
            while (!condition.getAsBoolean() && left > 0) {
                left = changed.awaitNanos(left);
            }
            return news.poll();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return null;
        } finally {
            lock.unlock();
        }
    }

    private void readAhead() {
        TypedLine line;
        do {
            line = read();
        } while (add(line) && !line.isEnd());
    }

    private boolean add(TypedLine line) {
        lock.lock();
        try {
            while (typed.size() >= MOST_READ_AHEAD) {
                changed.await(1, TimeUnit.MINUTES);
            }
            typed.add(line);
            changed.signalAll();
            return true;
        } catch (InterruptedException e) {
            return false;
        } finally {
            lock.unlock();
        }
    }

    private void locked(Runnable change) {
        lock.lock();
        try {
            change.run();
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private TypedLine read() {
        try {
            String text = lines.next();
            return new TypedLine(text, false, lines.wasCut(), System.nanoTime());
        } catch (IOException unreadable) {
            return new TypedLine(null, false, false, System.nanoTime());
        }
    }
}
