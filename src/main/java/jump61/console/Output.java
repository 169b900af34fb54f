package jump61.console;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** The output of a text program: whole lines, each flushed at once and ending in {@code \n}. */
public final class Output {
    private final PrintStream lines;
    private final PrintStream errors;
    private boolean prompting;

    /** Prints to {@code lines}, and errors to {@code errors}; both may be the same stream. */
    public Output(PrintStream lines, PrintStream errors) {
        this.lines = new PrintStream(lines, true, StandardCharsets.UTF_8);
        this.errors = new PrintStream(errors, true, StandardCharsets.UTF_8);
    }

    /** Prints one line, or several separated by {@code \n}. */
    public void line(String text) {
        endPrompt();
        print(lines, text + "\n");
    }

    /** Prints an error on one line. */
    public void error(String text) {
        endPrompt();
        print(errors, "Error: " + text + "\n");
    }

    /** Prints a prompt, without a line terminator. */
    public void prompt(String text) {
        endPrompt();
        print(lines, text);
        prompting = true;
    }

    /** Records that the prompt was answered, and that the answer ended its line. */
    void answered() {
        prompting = false;
    }

    /** {@return whether output can no longer be written, for example because the reading program has ended} */
    public boolean isBroken() {
        return lines.checkError();
    }

    /** Ends the line of an unanswered prompt, because output must start at the left margin. */
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
