package jump61.console;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** The output of a text program: whole lines, each flushed at once, ending in {@code \n}. */
public final class Output {
    private final PrintStream lines;
    private final PrintStream errors;
    private boolean prompting;

    /** Prints to {@code lines}, and errors to {@code errors}; the two may be the same. */
    public Output(PrintStream lines, PrintStream errors) {
        this.lines = new PrintStream(lines, true, StandardCharsets.UTF_8);
        this.errors = new PrintStream(errors, true, StandardCharsets.UTF_8);
    }

    /** Prints one line, or several parted by {@code \n}. */
    public void line(String text) {
        endPrompt();
        print(lines, text + "\n");
    }

    /** Prints an error on one line. */
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

    /** Notes that the prompt was answered, and that the answer ended its line. */
    void answered() {
        prompting = false;
    }

    /** {@return whether lines cannot be printed any more, as when their reader has gone} */
    public boolean isBroken() {
        return lines.checkError();
    }

    /** Ends the line of a prompt that was not answered, since output must begin at the left margin. */
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
