package jump61.tournament;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Kills an external program and everything it has started, when the match no longer needs it or has itself ended, even by
 * {@code kill -9}. It is a small process that waits until its input is closed, which the system does when this program
 * ends. On Linux it finds remaining processes by a mark in their environment, which children inherit, by their session, and
 * by an unusual limit of message queues, which children also inherit and do not overwrite when they change their title;
 * elsewhere it kills only the program itself.
 */
final class Watchdog implements AutoCloseable {
    private static final String MARK = "JUMP61_PROGRAM";
    private static final int END_SECONDS = 10;

    /** The usual limit of a user's message queues, in bytes. */
    private static final int USUAL_LIMIT = 819_200;

    private static final int LIMITS = 400_000;
    /** Up to this many programs at the same time are certain to have different limits. */
    private static final int PROGRAMS = 64;

    private static final Path PRLIMIT = Path.of("/usr/bin/prlimit");
    private static final AtomicInteger STARTED = new AtomicInteger();

    /** Kills whatever it finds, and repeats this for anything started in the meantime. */
    private static final String SCRIPT = """
        trap '' INT TERM HUP QUIT
        program=
        while read -r line; do program=$line; done
        found() {
          grep -la -e "$1" /proc/[0-9]*/environ 2>/dev/null | tr -dc '0-9\\n'
          limited=
          [ "$2" = 0 ] || limited=$(grep -l "^Max msgqueue size *$2 " /proc/[0-9]*/limits 2>/dev/null)
          for file in $limited; do
            pid=${file%/limits}
            pid=${pid#/proc/}
            grep -qae "${1%%=*}=" /proc/$pid/environ 2>/dev/null && continue
            read -r line 2>/dev/null </proc/$pid/stat || continue
            case "${line##*) }" in Z*) ;; *) echo $pid ;; esac
          done
          [ -n "$program" ] || return
          for stat in /proc/[0-9]*/stat; do
            read -r line 2>/dev/null <"$stat" || continue
            set -- ${line##*) }
            [ "$4" = "$program" ] && [ "$1" != Z ] && echo "${line%% *}"
          done
        }
        [ -d /proc/self ] || kill -9 "$program" 2>/dev/null
        for round in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
          pids=$(found "$1" "$2")
          [ -n "$pids" ] || exit 0
          kill -9 $pids 2>/dev/null
        done
        """;

    private final String mark = UUID.randomUUID().toString();
    private final int limit = canLimit() ? nextLimit() : 0;
    private final Process process;
    private final OutputStream leash;

    /** Creates a watchdog for one program, before that is started. */
    Watchdog() throws IOException {
        String limitMark = Integer.toString(limit);
        process = new ProcessBuilder(withSession(List.of("sh", "-c", SCRIPT, "watchdog", MARK + "=" + mark, limitMark)))
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        leash = process.getOutputStream();
    }

    /** {@return whether this system has what a watchdog needs} */
    static boolean isPossible() {
        return Files.isExecutable(Path.of("/bin/sh"));
    }

    /** Starts the program, in its own session where the system supports that. */
    Process start(List<String> command) throws IOException {
        ProcessBuilder builder =
                new ProcessBuilder(withSession(limited(command))).redirectError(ProcessBuilder.Redirect.DISCARD);
        Map<String, String> environment = builder.environment();
        environment.put(MARK, mark);
        Process program = builder.start();
        leash.write((program.pid() + "\n").getBytes(StandardCharsets.US_ASCII));
        leash.flush();
        return program;
    }

    /** {@return whether the limit can be lowered for a program; a limit other than the usual one is left alone} */
    private static boolean canLimit() {
        try {
            return Files.isExecutable(PRLIMIT)
                    && Files.readString(Path.of("/proc/self/limits"))
                            .matches("(?s).*Max msgqueue size +" + USUAL_LIMIT + " +" + USUAL_LIMIT + " .*");
        } catch (IOException notLinux) {
            return false;
        }
    }

    private static int nextLimit() {
        long number = ProcessHandle.current().pid() * PROGRAMS + STARTED.getAndIncrement() % PROGRAMS;
        return USUAL_LIMIT - 1 - (int) (number % LIMITS);
    }

    private List<String> limited(List<String> command) {
        if (limit == 0 || !isFound(command.get(0))) {
            return command;
        }
        List<String> whole = new ArrayList<>(List.of(PRLIMIT.toString(), "--msgqueue=" + limit + ":" + limit));
        whole.addAll(command);
        return whole;
    }

    private static List<String> withSession(List<String> command) {
        Path setsid = Path.of("/usr/bin/setsid");
        if (!Files.isExecutable(setsid) || !isFound(command.get(0))) {
            return command;
        }
        List<String> whole = new ArrayList<>(List.of(setsid.toString()));
        whole.addAll(command);
        return whole;
    }

    /**
     * Checks that the program exists, so that a wrong name is reported at the start and not hidden by the wrapping
     * program.
     */
    static boolean isFound(String program) {
        if (program.contains("/")) {
            return Files.isExecutable(Path.of(program)) && !Files.isDirectory(Path.of(program));
        }
        return List.of(System.getenv().getOrDefault("PATH", "").split(":")).stream()
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }

    /** Kills the program and everything it has started, and waits until that is done. */
    @Override
    public void close() {
        try {
            leash.close();
        } catch (IOException gone) {
            // The watchdog has ended, or is about to.
        }
        try {
            process.waitFor(END_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
