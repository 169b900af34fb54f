package jump61.console;

import java.io.Reader;
import java.util.List;

/** Feeds lines to a dialect until it ends, its input ends, or its output can no longer be written. */
public final class ConsoleLoop {
    private final ConsoleInput input;
    private final Output output;
    private final boolean terminal;

    /** Reads from {@code input}; shows prompts only if that is a terminal. */
    public ConsoleLoop(ConsoleInput input, Output output) {
        this.input = input;
        this.output = output;
        this.terminal = input.isTerminal();
    }

    /** Reads from {@code input}; shows prompts only if that is a {@code terminal}. */
    public ConsoleLoop(Reader input, Output output, boolean terminal) {
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
        for (TypedLine line = next(dialect); line != null; line = next(dialect)) {
            if (!accepted(dialect, line) || output.isBroken()) {
                return;
            }
        }
        dialect.end();
    }

    /** Passes on one line. A bug costs the player that line, not the game. */
    private boolean accepted(Dialect dialect, TypedLine line) {
        if (line.tooLong()) {
            output.error("A line can have at most " + ConsoleInput.LONGEST_LINE + " characters; this one is longer.");
            return true;
        }
        try {
            return dialect.accept(line.text());
        } catch (RuntimeException | AssertionError fault) {
            output.error("This line ran into a fault of the program: " + Words.quoted(String.valueOf(fault)) + ".");
            return true;
        }
    }

    private List<TypedLine> lineOrNews() {
        try {
            return input.next();
        } catch (RuntimeException | AssertionError fault) {
            output.error("A message from the other side ran into a fault of the program: "
                    + Words.quoted(String.valueOf(fault)) + ".");
            return List.of();
        }
    }

    /**
     * Shows a prompt, unless lines were pasted. These are on the screen before they are read, so a prompt would appear
     * after them and the next output right behind it.
     */
    private void prompt(Dialect dialect) {
        if (!input.isTypedAhead()) {
            dialect.prompt().ifPresent(output::prompt);
            if (input.isTypedAhead()) {
                output.endPrompt();
            }
        }
    }

    /** {@return the next line; null at the end of the input or of the program} */
    private TypedLine next(Dialect dialect) {
        List<TypedLine> next = List.of();
        while (next.isEmpty() && !dialect.isOver()) {
            if (terminal) {
                prompt(dialect);
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
        return line.isEnd() ? null : line;
    }
}
