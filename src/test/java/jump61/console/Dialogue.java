package jump61.console;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A console as a test speaks to it: what a program says to a text of input. */
public record Dialogue(String said, String errors) {
    /** {@return what the console of this name says to {@code input}} */
    public static Dialogue with(String console, String input) {
        return with(console, input, false);
    }

    /** Likewise, with input that is longer than a text may be. */
    public static Dialogue with(String console, Reader input) {
        return with(console, input, new ByteArrayOutputStream(), false);
    }

    /** The same, as if a person typed the input at a terminal, which echoes it. */
    public static Dialogue atTerminal(String console, String input) {
        return with(console, input, true);
    }

    /**
     * Likewise, as if all of the input had been pasted at once: the screen has shown it before the console reads it.
     */
    public static Dialogue pastedAtTerminal(String console, String input) {
        return with(console, new StringReader(input), new ByteArrayOutputStream(), true);
    }

    private static Dialogue with(String console, String input, boolean terminal) {
        var said = new ByteArrayOutputStream();
        Reader typed = terminal
                ? new Typist(input, line -> said.writeBytes((line + "\n").getBytes(StandardCharsets.UTF_8)))
                : new StringReader(input);
        return with(console, typed, said, terminal);
    }

    private static Dialogue with(String console, Reader typed, ByteArrayOutputStream said, boolean terminal) {
        var errors = new ByteArrayOutputStream();
        Output output = new Output(printTo(said), printTo(errors));
        ConsoleInput lines = new ConsoleInput(typed, terminal);
        new ConsoleLoop(lines, output).run(console(console).start(lines, output));
        return new Dialogue(said.toString(StandardCharsets.UTF_8), errors.toString(StandardCharsets.UTF_8));
    }

    /** {@return the console of this name: the year of a Jump61 dialect, or another game} */
    public static ConsoleStart console(String name) {
        try {
            return Consoles.read(Options.parse(List.of(name.matches("\\d+") ? "--dialect" : "--game", name)));
        } catch (UsageException wrong) {
            throw new AssertionError(wrong);
        }
    }

    private static PrintStream printTo(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }
}
