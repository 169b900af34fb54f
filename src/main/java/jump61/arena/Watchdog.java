package jump61.arena;

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

/**
 * Kills an external program and everything it has started, when the match has finished with it or has itself ended,
 * even by {@code kill -9}. It is a small process that waits until its input is closed, which the system does when this
 * program ends. On Linux it finds remaining processes by a mark in their environment, which children inherit, and by
 * their session; elsewhere it kills only the program itself.
 */
final class Watchdog implements AutoCloseable {
    private static final String MARK = "JUMP61_PROGRAM";
    private static final int END_SECONDS = 10;

    /** Kills whatever it finds, and repeats this for anything started in the meantime. */
    private static final String SCRIPT = """
        trap '' INT TERM HUP QUIT
        program=
        while read -r line; do program=$line; done
        found() {
          grep -la -e "$1" /proc/[0-9]*/environ 2>/dev/null | tr -dc '0-9\\n'
          [ -n "$program" ] || return
          for stat in /proc/[0-9]*/stat; do
            read -r line 2>/dev/null <"$stat" || continue
            set -- ${line##*) }
            [ "$4" = "$program" ] && [ "$1" != Z ] && echo "${line%% *}"
          done
        }
        [ -d /proc/self ] || kill -9 "$program" 2>/dev/null
        for round in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
          pids=$(found "$1")
          [ -n "$pids" ] || exit 0
          kill -9 $pids 2>/dev/null
        done
        """;

    private final String mark = UUID.randomUUID().toString();
    private final Process process;
    private final OutputStream leash;

    private Watchdog() throws IOException {
        process = new ProcessBuilder(withSession(List.of("sh", "-c", SCRIPT, "watchdog", MARK + "=" + mark)))
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        leash = process.getOutputStream();
    }

    /** {@return a watchdog for one program, to be created before the program is started} */
    static Watchdog begin() throws IOException {
        return new Watchdog();
    }

    /** {@return whether this system has what a watchdog needs} */
    static boolean isPossible() {
        return Files.isExecutable(Path.of("/bin/sh"));
    }

    /** Starts the program, in its own session where the system supports that. */
    Process start(List<String> command) throws IOException {
        ProcessBuilder builder =
                new ProcessBuilder(withSession(command)).redirectError(ProcessBuilder.Redirect.DISCARD);
        Map<String, String> environment = builder.environment();
        environment.put(MARK, mark);
        Process program = builder.start();
        leash.write((program.pid() + "\n").getBytes(StandardCharsets.US_ASCII));
        leash.flush();
        return program;
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
    private static boolean isFound(String program) {
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
            // It has ended, or is about to.
        }
        try {
            process.waitFor(END_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
