package jump61.console;

import java.io.BufferedReader;
import java.io.IOException;

/** Feeds a dialect line by line until it, or its input, ends, or nobody reads its output any more. */
public final class ConsoleLoop {
    private final BufferedReader input;
    private final Output output;
    private final boolean terminal;

    /** Reads from {@code input}; shows prompts only when that is a {@code terminal}. */
    public ConsoleLoop(BufferedReader input, Output output, boolean terminal) {
        this.input = input;
        this.output = output;
        this.terminal = terminal;
    }

    /** Runs a dialect to its end. */
    public void run(Dialect dialect) {
        if (terminal) {
            dialect.greeting().ifPresent(output::line);
        }
        dialect.begin();
        if (dialect.isOver()) {
            return;
        }
        for (String line = next(dialect); line != null; line = next(dialect)) {
            if (!accepted(dialect, line) || output.isBroken()) {
                return;
            }
        }
        dialect.end();
    }

    /** A fault of ours costs the player one line of input, not the game. */
    private boolean accepted(Dialect dialect, String line) {
        try {
            return dialect.accept(line);
        } catch (RuntimeException | AssertionError fault) {
            output.error("this line met a fault of the program: " + Words.quoted(String.valueOf(fault)));
            return true;
        }
    }

    private String next(Dialect dialect) {
        if (terminal) {
            dialect.prompt().ifPresent(output::prompt);
        }
        String line = read();
        if (terminal && line == null) {
            output.line("");
        }
        return line;
    }

    private String read() {
        try {
            return input.readLine();
        } catch (IOException unreadable) {
            return null;
        }
    }
}
