package jump61.console;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jump61.games.cubes.CubesConsole;
import jump61.network.RemoteSettings;

/** A console of Jump61 that runs beside the test, is typed to, and is waited for. Waits end as soon as they can. */
public final class ConsoleSession implements AutoCloseable {
    private static final long LONGEST_WAIT_SECONDS = 60;

    private final PipedWriter typing = new PipedWriter();
    private final ByteArrayOutputStream said = new ByteArrayOutputStream();
    private final Thread thread;
    private int heard;

    /** Starts the console of 2006. */
    public ConsoleSession(RemoteSettings network, boolean terminal) throws IOException {
        this("2006", network, terminal);
    }

    public ConsoleSession(String dialect, RemoteSettings network, boolean terminal) throws IOException {
        PrintStream stream = new PrintStream(said, true, StandardCharsets.UTF_8);
        Output output = new Output(stream, stream);
        ConsoleInput input = new ConsoleInput(new BufferedReader(new PipedReader(typing, 10_000)), terminal);
        Dialect started = new CubesConsole.Start(dialect, Optional.of(network)).start(input, output);
        thread = new Thread(() -> new ConsoleLoop(input, output).run(started), "console under test");
        thread.setDaemon(true);
        thread.start();
    }

    public ConsoleSession type(String... lines) throws IOException {
        // All at once: what is typed ahead must be there in time.
        typing.write(String.join("\n", lines) + "\n");
        typing.flush();
        return this;
    }

    /** Waits until the console has said this, after all that was waited for before. {@return the match} */
    public Matcher await(String regex) throws InterruptedException {
        Pattern pattern = Pattern.compile(regex, Pattern.MULTILINE);
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(LONGEST_WAIT_SECONDS);
        while (System.nanoTime() < end) {
            Matcher matcher = pattern.matcher(said());
            if (matcher.find(heard)) {
                heard = matcher.end();
                return matcher;
            }
            TimeUnit.MILLISECONDS.sleep(5);
        }
        return fail("waited in vain for " + regex + " in\n" + said());
    }

    public String awaitEnd() throws InterruptedException {
        thread.join(TimeUnit.SECONDS.toMillis(LONGEST_WAIT_SECONDS));
        assertTrue(!thread.isAlive(), () -> "the console goes on after\n" + said());
        return said();
    }

    /** Types a line again and again until the console ends. {@return what it has said} */
    public String typeUntilEnd(String line) throws IOException, InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(LONGEST_WAIT_SECONDS);
        while (thread.isAlive() && System.nanoTime() < end) {
            type(line);
            thread.join(100);
        }
        return awaitEnd();
    }

    public String said() {
        return said.toString(StandardCharsets.UTF_8);
    }

    /** Ends the input. */
    @Override
    public void close() throws IOException {
        typing.close();
    }
}
