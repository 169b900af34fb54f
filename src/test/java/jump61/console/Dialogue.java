package jump61.console;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;

/** A console as a test speaks to it: what a program says to a text of input. */
record Dialogue(String said, String errors) {
    /** {@return what the console of this name says to {@code input}} */
    static Dialogue with(String console, String input) {
        return with(console, input, false);
    }

    /** Likewise, as if somebody typed the input at a terminal, which shows it. */
    static Dialogue atTerminal(String console, String input) {
        return with(console, input, true);
    }

    private static Dialogue with(String console, String input, boolean terminal) {
        var said = new ByteArrayOutputStream();
        var errors = new ByteArrayOutputStream();
        Output output = new Output(printTo(said), printTo(errors));
        BufferedReader typed = new BufferedReader(new StringReader(input)) {
            @Override
            public String readLine() throws IOException {
                String line = super.readLine();
                if (terminal && line != null) {
                    output.answered();
                    output.line(line);
                }
                return line;
            }
        };
        ConsoleInput lines = new ConsoleInput(typed, terminal);
        Dialect dialect = Consoles.byName(console, Consoles.Options.usual(), lines, output)
                .orElseThrow();
        new ConsoleLoop(lines, output).run(dialect);
        return new Dialogue(said.toString(StandardCharsets.UTF_8), errors.toString(StandardCharsets.UTF_8));
    }

    private static PrintStream printTo(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }
}
