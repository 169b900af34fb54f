package jump61.tournament;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import jump61.engine.DaemonThreads;
import jump61.record.BoundedLines;

/**
 * An external program that reads and writes lines, with a time limit for each wait. Its standard error is discarded.
 */
final class ProgramProcess implements AutoCloseable {
    private static final int LONGEST_BACKLOG = 10_000;

    /**
     * Maximum length of a line, in characters: far longer than any move, but a program that never ends a line cannot
     * exhaust memory.
     */
    private static final int LONGEST_LINE = 1_000;

    /** Kills the program if the match is terminated from outside. */
    private final Thread atExit = new Thread(this::kill, "end of a program");

    private final BufferedWriter input;
    private Process process;
    private Watchdog watchdog;
    private boolean ended;
    private final BlockingQueue<Optional<String>> output = new LinkedBlockingQueue<>(LONGEST_BACKLOG);

    ProgramProcess(List<String> command) throws Forfeit {
        try {
            Runtime.getRuntime().addShutdownHook(atExit);
            start(command);
        } catch (IOException | IllegalStateException unstartable) {
            close();
            throw new Forfeit(Forfeit.Kind.NO_START, "cannot be started: " + unstartable.getMessage());
        }
        input = new BufferedWriter(new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8));
        DaemonThreads.start("output of " + command.get(0), this::readAll);
    }

    private synchronized void start(List<String> command) throws IOException {
        if (ended) {
            throw new IllegalStateException("the match ends");
        }
        if (Watchdog.isPossible()) {
            watchdog = new Watchdog();
            process = watchdog.start(command);
        } else {
            process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        }
    }

    /** {@return whether this program exists; true if that cannot be determined} */
    static boolean isFound(String program) {
        return !Watchdog.isPossible() || Watchdog.isFound(program);
    }

    /** {@return whether it has ended, by itself or because it was killed} */
    boolean hasEnded() {
        return !process.isAlive();
    }

    /** Sends lines to the program. */
    void send(List<String> lines) throws Forfeit {
        try {
            for (String line : lines) {
                input.write(line);
                input.newLine();
            }
            input.flush();
        } catch (IOException gone) {
            throw new Forfeit(Forfeit.Kind.CRASH, "has ended");
        }
    }

    /** {@return its next line, waiting until {@code deadline}, a time of {@link System#nanoTime}} */
    String nextLine(long deadline) throws Forfeit {
        return nextLineWithin(Duration.ofNanos(Math.max(0, deadline - System.nanoTime())))
                .orElseThrow(() -> new Forfeit(Forfeit.Kind.HANG, "did not answer in time"));
    }

    /** {@return its next line; empty if there is none within this time} */
    Optional<String> nextLineWithin(Duration wait) throws Forfeit {
        try {
            Optional<String> line = output.poll(wait.toNanos(), TimeUnit.NANOSECONDS);
            if (line == null) {
                return Optional.empty();
            }
            return Optional.of(line.orElseThrow(() -> new Forfeit(Forfeit.Kind.CRASH, "has ended")));
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new Forfeit(Forfeit.Kind.HANG, "was stopped");
        }
    }

    /** Discards all output so far. */
    void skipOutput() {
        output.removeIf(Optional::isPresent);
    }

    /** {@return the time {@code wait} from now, as given by {@link System#nanoTime}} */
    static long deadline(Duration wait) {
        return System.nanoTime() + wait.toNanos();
    }

    @Override
    public void close() {
        kill();
        try {
            Runtime.getRuntime().removeShutdownHook(atExit);
        } catch (IllegalStateException ending) {
            // In that case, the hook is already running.
        }
    }

    private synchronized void kill() {
        ended = true;
        if (process != null) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
        if (watchdog != null) {
            watchdog.close();
        }
    }

    private void readAll() {
        try (var reader = new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8)) {
            BoundedLines lines = new BoundedLines(reader, LONGEST_LINE);
            for (String line = lines.next(); line != null; line = lines.next()) {
                output.put(Optional.of(line));
            }
        } catch (IOException closed) {
            // The end of the output is handled below.
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } finally {
            output.offer(Optional.empty());
        }
    }
}
