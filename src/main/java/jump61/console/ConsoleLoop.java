package jump61.console;

import java.io.Reader;
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

    /** A fault of ours costs the player one line of input, not the game. */
    private boolean accepted(Dialect dialect, TypedLine line) {
        if (line.tooLong()) {
            output.error("A line may have " + ConsoleInput.LONGEST_LINE + " characters; this one has more.");
            return true;
        }
        try {
            return dialect.accept(line.text());
        } catch (RuntimeException | AssertionError fault) {
            output.error("The program has a fault, which this line met: " + Words.quoted(String.valueOf(fault)) + ".");
            return true;
        }
    }

    private List<TypedLine> lineOrNews() {
        try {
            return input.next();
        } catch (RuntimeException | AssertionError fault) {
            output.error("The program has a fault, which the other side's message met: "
                    + Words.quoted(String.valueOf(fault)) + ".");
            return List.of();
        }
    }

    /**
     * Lines that are pasted are on the screen before they are read. A prompt would come after them, and what is said next
     * would stand behind it.
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
