package jump61.console;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Where a text program speaks: whole lines, each flushed at once, with {@code \n} as line end. */
public final class Output {
    private final PrintStream lines;
    private final PrintStream errors;
    private boolean prompting;

    /** Speaks on {@code lines}, and tells errors on {@code errors}; the two may be the same. */
    public Output(PrintStream lines, PrintStream errors) {
        this.lines = new PrintStream(lines, true, StandardCharsets.UTF_8);
        this.errors = new PrintStream(errors, true, StandardCharsets.UTF_8);
    }

    /** Prints one line, or several parted by {@code \n}. */
    public void line(String text) {
        endPrompt();
        print(lines, text + "\n");
    }

    /** Prints one clear line that tells what is wrong. */
    public void error(String text) {
        endPrompt();
        print(errors, "Error: " + text + "\n");
    }

    /** Prints a prompt, without a line end. */
    public void prompt(String text) {
        endPrompt();
        print(lines, text);
        prompting = true;
    }

    /** Tells that a prompt has been answered: whoever answered has ended its line. */
    void answered() {
        prompting = false;
    }

    /** {@return whether lines cannot be printed any more, as when their reader has gone} */
    public boolean isBroken() {
        return lines.checkError();
    }

    /** Ends a prompt's line, as nobody has answered it: lines never stand behind a prompt. */
    void endPrompt() {
        if (prompting) {
            prompting = false;
            print(lines, "\n");
        }
    }

    private static void print(PrintStream stream, String text) {
        stream.print(text);
        stream.flush();
    }
}
