package jump61.console;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Where a text program speaks: whole lines, each flushed at once, with {@code \n} as line end. */
public final class Output {
    private final PrintStream lines;
    private final PrintStream errors;

    /** Speaks on {@code lines}, and tells errors on {@code errors}; the two may be the same. */
    public Output(PrintStream lines, PrintStream errors) {
        this.lines = new PrintStream(lines, true, StandardCharsets.UTF_8);
        this.errors = new PrintStream(errors, true, StandardCharsets.UTF_8);
    }

    /** Prints one line, or several parted by {@code \n}. */
    public void line(String text) {
        print(lines, text + "\n");
    }

    /** Prints one clear line that tells what is wrong. */
    public void error(String text) {
        print(errors, "Error: " + text + "\n");
    }

    /** Prints a prompt, without a line end. */
    public void prompt(String text) {
        print(lines, text);
    }

    /** {@return whether lines cannot be printed any more, as when their reader has gone} */
    public boolean isBroken() {
        return lines.checkError();
    }

    private static void print(PrintStream stream, String text) {
        stream.print(text);
        stream.flush();
    }
}
