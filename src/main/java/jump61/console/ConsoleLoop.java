package jump61.console;

import java.io.BufferedReader;
import java.io.IOException;

/** Feeds a dialect line by line until it, or its input, ends. */
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
        dialect.begin();
        if (dialect.isOver()) {
            return;
        }
        for (String line = next(dialect); line != null; line = next(dialect)) {
            if (!dialect.accept(line)) {
                return;
            }
        }
        dialect.end();
    }

    private String next(Dialect dialect) {
        if (terminal) {
            dialect.prompt().ifPresent(output::prompt);
        }
        try {
            return input.readLine();
        } catch (IOException unreadable) {
            return null;
        }
    }
}
