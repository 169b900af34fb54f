package jump61.console;

import java.io.BufferedReader;
import java.util.List;

/** Feeds a dialect line by line until it, or its input, ends, or nobody reads its output any more. */
public final class ConsoleLoop {
    private final ConsoleInput input;
    private final Output output;
    private final boolean terminal;

    /** Reads from {@code input}; shows prompts only when that is a terminal. */
    public ConsoleLoop(ConsoleInput input, Output output) {
        this.input = input;
        this.output = output;
        this.terminal = input.isTerminal();
    }

    /** Reads from {@code input}; shows prompts only when that is a {@code terminal}. */
    public ConsoleLoop(BufferedReader input, Output output, boolean terminal) {
        this(new ConsoleInput(input, terminal), output);
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

    private List<TypedLine> lineOrNews() {
        try {
            return input.next();
        } catch (RuntimeException | AssertionError fault) {
            output.error("news from elsewhere met a fault of the program: " + Words.quoted(String.valueOf(fault)));
            return List.of();
        }
    }

    private String next(Dialect dialect) {
        List<TypedLine> next = List.of();
        while (next.isEmpty() && !dialect.isOver()) {
            if (terminal) {
                dialect.prompt().ifPresent(output::prompt);
            }
            next = lineOrNews();
        }
        if (next.isEmpty()) {
            return null;
        }
        TypedLine line = next.get(0);
        if (!line.loaded() && !line.isEnd()) {
            output.answered();
        }
        if (terminal && line.isEnd()) {
            output.endPrompt();
        }
        return line.text();
    }
}
