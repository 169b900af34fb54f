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
import jump61.engine.DaemonThreads;
import jump61.record.BoundedLines;

/**
 * The lines that a text program reads, from its input and from files it loads. Remote play switches to live mode: lines
 * are then read ahead in the background and, while the program waits for one, it runs the tasks that other threads pass
 * to {@link #execute}, all on its own thread.
 */
public final class ConsoleInput implements Executor {
    /** Maximum length in characters: longer than any command with the longest possible file name. */
    static final int LONGEST_LINE = 10_000;

    private static final int MOST_READ_AHEAD = 1_000;

    private final BoundedLines lines;
    private final boolean terminal;
    private final LoadedFiles files = new LoadedFiles();
    private final Lock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Queue<TypedLine> typed = new ArrayDeque<>();
    private final Queue<Runnable> news = new ArrayDeque<>();
    private Order order = Order.AS_TYPED;
    private boolean live;

    /** Decides which lines are read in live mode. */
    public interface Order {
        /** Reads all lines as soon as they arrive. */
        Order AS_TYPED = new Order() {
            @Override
            public boolean wants(TypedLine line) {
                return true;
            }

            @Override
            public boolean overtakes(TypedLine line, List<TypedLine> waiting) {
                return false;
            }
        };

        /** {@return whether the next line is wanted now; if not, it waits} */
        boolean wants(TypedLine line);

        /**
         * {@return whether a line is wanted now although others are waiting before it, which are then dropped}
         *
         * @param waiting at least one line, the next one first
         */
        boolean overtakes(TypedLine line, List<TypedLine> waiting);
    }

    /**
     * Creates an input.
     *
     * @param reader where lines are read from
     * @param terminal whether that is a terminal, at which a person types
     */
    public ConsoleInput(Reader reader, boolean terminal) {
        this.lines = new BoundedLines(reader, LONGEST_LINE);
        this.terminal = terminal;
    }

    public boolean isTerminal() {
        return terminal;
    }

    /** Puts the lines of a file before all others. */
    public void load(String name) {
        files.load(name);
    }

    /** Switches to live mode: reads lines ahead, and returns only those that are currently wanted. */
    public void goLive(Order order) {
        this.order = order;
        if (!live) {
            live = true;
            DaemonThreads.start("console input", this::readAhead);
        }
    }

    /** Runs a task on the program's thread while that is waiting for a line. */
    @Override
    public void execute(Runnable something) {
        locked(() -> news.add(something));
    }

    /**
     * {@return the next line; waits for it} The list is empty if a task ran instead, which may have changed what is
     * wanted.
     */
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

    /** {@return whether any line waiting in live mode matches} */
    public boolean anyTyped(Predicate<TypedLine> those) {
        lock.lock();
        try {
            return typed.stream().anyMatch(those);
        } finally {
            lock.unlock();
        }
    }

    /** {@return whether a line has been typed before its prompt, for example by pasting} */
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

    /** Runs tasks until a condition is true, or the time is up. */
    public void runNews(BooleanSupplier until, Duration atMost) {
        long end = System.nanoTime() + atMost.toNanos();
        for (long left = atMost.toNanos(); !until.getAsBoolean() && left > 0; left = end - System.nanoTime()) {
            Runnable first = await(() -> !news.isEmpty(), left);
            if (first != null) {
                first.run();
            }
        }
    }

    /**
     * Removes the first wanted line, from a file or else from the input. At a terminal, typed lines need not wait for a
     * file.
     */
    private boolean choose(List<TypedLine> found) {
        String loaded = files.peek();
        if (loaded != null) {
            TypedLine line = TypedLine.loaded(loaded);
            if (order.wants(line)) {
                files.next();
                return found.add(line);
            }
        }
        TypedLine line = typed.peek();
        if (line != null && (loaded == null || terminal) && order.wants(line)) {
            found.add(take(line));
            return true;
        }
        return chooseOvertaking(loaded, found);
    }

    private boolean chooseOvertaking(String loaded, List<TypedLine> found) {
        List<TypedLine> waiting = new ArrayList<>();
        if (loaded != null) {
            waiting.add(TypedLine.loaded(loaded));
        }
        for (TypedLine line : typed) {
            if (!waiting.isEmpty() && order.overtakes(line, waiting)) {
                files.clear();
                found.add(take(line));
                return true;
            }
            waiting.add(line);
        }
        return false;
    }

    /** Removes a line and those before it. The end of the input is never removed. */
    private TypedLine take(TypedLine line) {
        while (typed.peek() != line) {
            typed.remove();
        }
        changed.signalAll();
        return line.isEnd() ? line : typed.remove();
    }

    /** {@return the first task, if there is one when the condition is true or the time is up; otherwise null} */
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
